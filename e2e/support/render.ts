import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const exec = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the command line says when it has rendered a will. */
export interface Rendered {
  pages: number;
  bytes: number;
  ms: number;
}

/** Renders a stored draft as `pnpm render` does. */
export async function render(draftPath: string, pdfPath: string): Promise<Rendered> {
  const { stdout } = await exec(process.execPath, ['tools/render.mjs', draftPath, pdfPath], { cwd: root });
  return JSON.parse(stdout);
}
