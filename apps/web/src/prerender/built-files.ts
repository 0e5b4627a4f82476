/** A file of the build, as far as prerendering reads the manifest. */
interface BuiltFile {
  file: string;
  imports?: string[];
}

/** The build's own list of what it made (`build.manifest`), by source. */
export type Manifest = Readonly<Record<string, BuiltFile>>;

const ENTRY = 'index.html';

/** What the page's script brings in as it starts (`main.tsx`), beside what it asks for later. */
const STARTS_WITH = [/\/react-dom\/client\.js$/, /^src\/app\.tsx$/];

/** Where the router's plugin puts the component of a route file. */
const componentOf = (routeFile: string): string => `src/routes/${routeFile}.tsx?tsr-split=component`;

/** The file that is responsible for a route: '/_account/dashboard' -> '_account/dashboard', '/' -> 'index'. */
const routeFile = (routeId: string): string => (routeId === '/' ? 'index' : routeId.slice(1));

function builtFile(manifest: Manifest, source: string): BuiltFile {
  const found = manifest[source];
  if (found === undefined) throw new Error(`The build has no file for ${source}`);
  return found;
}

/** A source and everything that it imports at once, each named once. */
function withImports(manifest: Manifest, sources: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (source: string): void => {
    if (found.has(source)) return;
    found.add(source);
    for (const imported of builtFile(manifest, source).imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return found;
}

/**
 * The scripts that some routes need beside those that the page names anyway: what the start brings in, then their own.
 *
 * @param sources Further modules that they import as they load.
 * @returns Addresses on the site.
 * @throws Error Where the build lacks one of them.
 */
export function scriptsOf(
  manifest: Manifest,
  routeIds: readonly string[],
  sources: readonly string[] = [],
): string[] {
  const everywhere = withImports(manifest, [ENTRY]);
  const needed = withImports(manifest, [
    ...Object.keys(manifest).filter((source) => STARTS_WITH.some((part) => part.test(source))),
    ...routeIds.map((id) => componentOf(routeFile(id))),
    ...sources,
  ]);
  return [...needed]
    .filter((source) => !everywhere.has(source))
    .map((source) => `/${builtFile(manifest, source).file}`);
}

/** The address of a source's own file. */
export const addressOf = (manifest: Manifest, source: string): string =>
  `/${builtFile(manifest, source).file}`;

/**
 * The addresses of fonts by the names of their files, without hash and ending.
 *
 * @throws Error Where the build lacks one of them.
 */
export function fontAddresses(manifest: Manifest, names: readonly string[]): string[] {
  return names.map((name) => {
    const source = Object.keys(manifest).find((key) => key.endsWith(`/${name}.woff2`));
    return addressOf(manifest, source ?? name);
  });
}
