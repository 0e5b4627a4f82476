import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../tools/lib/run.mjs';

/**
 * The drafts that benches fill the wizard with, in the stored shape. The fixtures are TypeScript, so they are bundled
 * in memory first.
 */
export async function readDrafts() {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { toStoredDraft } from '@virasat/will-model';
        import { largeDraft, meera as fixture } from '@virasat/will-model/fixtures';
        export const meera = toStoredDraft(fixture);
        export const large = toStoredDraft(largeDraft(40, 60));
      `,
      resolveDir: join(root, 'e2e'),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const [file] = outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(file.contents).toString('base64')}`);
}
