import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { describe, expect, test } from 'vitest';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const componentsFolder = join(packageFolder, 'src/components');
const formsFolder = fileURLToPath(new URL('../../will-forms/src', import.meta.url));

/** Bundling everything takes a few seconds where other tests run beside it. */
const BUNDLING_MS = 60_000;

const BYTES_IN_A_KB = 1024;

/** What our own code may add to the wizard; its libraries are counted apart. */
const MOST_OWN_KB = 35;

/** Our code with Radix, icons, class helpers and the HTML cleaner, all but React. A ratchet: lower it when it sinks. */
const MOST_WITH_LIBRARIES_KB = 75;

async function bundle(
  source: string,
  external: 'packages' | 'react',
): Promise<{ kb: number; meta: Metafile }> {
  const result = await build({
    stdin: { contents: source, resolveDir: packageFolder, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    ...(external === 'packages'
      ? { packages: 'external' }
      : { external: ['react', 'react-dom', 'react/jsx-runtime'] }),
  });
  const [file] = result.outputFiles;
  if (file === undefined) throw new Error('esbuild wrote nothing');
  return { kb: gzipSync(file.contents, { level: 9 }).length / BYTES_IN_A_KB, meta: result.metafile };
}

/** The values that the forms import from this package, over all their files that ship. */
function namesUsedByForms(): string[] {
  const files = readdirSync(formsFolder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(stories|test|fixture)\./.test(file),
  );
  const names = files.flatMap((file) => {
    const imports = readFileSync(join(formsFolder, file), 'utf8').matchAll(
      /import \{([^}]*)\} from '@virasat\/ui'/g,
    );
    return [...imports].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  });
  return [...new Set(names)].filter((name) => name !== '' && !name.startsWith('type '));
}

/** The other components whose code ends up in a bundle. */
function componentsIn({ outputs }: Metafile, own: string): string[] {
  const [output] = Object.values(outputs);
  const found = Object.entries(output?.inputs ?? {})
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => /src\/components\/([A-Za-z]+)\//.exec(path)?.[1])
    .filter((name) => name !== undefined && name !== own);
  return [...new Set(found)].filter((name) => name !== undefined).sort();
}

describe('the code that the wizard gets', { timeout: BUNDLING_MS }, () => {
  const source = `export { ${namesUsedByForms().join(', ')} } from './src/index.ts';`;

  test('of our own fits the budget', async () => {
    const { kb } = await bundle(source, 'packages');
    expect(kb).toBeGreaterThan(1);
    expect(kb).toBeLessThanOrEqual(MOST_OWN_KB);
  });

  test('with its libraries does not grow unnoticed', async () => {
    const { kb } = await bundle(source, 'react');
    expect(kb).toBeLessThanOrEqual(MOST_WITH_LIBRARIES_KB);
  });

  test('holds no table and no page', async () => {
    const { meta } = await bundle(source, 'react');
    const paths = Object.values(meta.outputs)
      .flatMap(({ inputs }) => Object.entries(inputs))
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => path);
    expect(
      paths.filter((path) =>
        /react-table|table-core|src\/screens|components\/(?:Header|Footer)\//.test(path),
      ),
    ).toEqual([]);
  });
});

/** What each component is made of, where it is made of others. A new line here is a decision, not an accident. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  AllocationEditor: ['AllocationBar', 'Button', 'Field', 'PercentField', 'Select', 'Spinner', 'TextField'],
  Button: ['Spinner'],
  Checkbox: ['Field'],
  CollapsibleSection: ['Tag'],
  ConfirmDialog: ['Button', 'Dialog', 'Spinner'],
  DataTable: ['Button', 'Checkbox', 'Field', 'Select', 'Skeleton', 'Spinner'],
  DateField: ['Field'],
  DocumentsTable: [
    'Alert',
    'Button',
    'Checkbox',
    'DataTable',
    'EmptyState',
    'Field',
    'Select',
    'Skeleton',
    'Spinner',
    'StatusBadge',
    'Tag',
  ],
  Header: ['Logo'],
  Overlay: ['Spinner'],
  PercentField: ['Field'],
  PricingCard: ['Button', 'Spinner', 'Tag'],
  RadioGroup: ['Field'],
  RepeatableList: ['Button', 'ConfirmDialog', 'Dialog', 'Field', 'Spinner', 'Tag'],
  Select: ['Field'],
  StatusBadge: ['Tag'],
  TextArea: ['Field'],
  TextField: ['Field'],
  WholeNumberField: ['Field'],
  YesNo: ['Field', 'RadioGroup'],
};

describe('one component alone', { timeout: BUNDLING_MS }, () => {
  const components = readdirSync(componentsFolder);

  test.each(components)('%s brings those alone that it is made of', async (name) => {
    const { meta } = await bundle(`export * from './src/components/${name}/index.ts';`, 'packages');
    expect(componentsIn(meta, name)).toEqual(MADE_OF[name] ?? []);
  });

  test.each(['Tag', 'TextField', 'Checkbox', 'AllocationEditor'])(
    '%s taken from the package brings no more than taken from its folder',
    async (name) => {
      const fromPackage = await bundle(`export { ${name} } from './src/index.ts';`, 'packages');
      const fromFolder = await bundle(
        `export { ${name} } from './src/components/${name}/index.ts';`,
        'packages',
      );
      expect(componentsIn(fromPackage.meta, name)).toEqual(componentsIn(fromFolder.meta, name));
    },
  );
});
