/**
 * Imports run one way (docs/architecture.md):
 *
 *   will-model <- pdf, api-client, will-forms
 *   pdf, ui    <- will-forms <- web
 *   api-client <- web, service
 *
 * A package is imported only through its `exports`, and nobody imports an app.
 */
const inside = (...folders) => folders.map((folder) => `^${folder}/`);
const packages = (...names) => inside(...names.map((name) => `packages/${name}`));

/** A package may import these of ours and no others. */
const allowed = {
  'packages/will-model': [],
  'packages/ui': [],
  'packages/pdf': packages('will-model'),
  'packages/api-client': packages('will-model'),
  'packages/will-forms': packages('will-model', 'pdf', 'ui'),
  'apps/web': packages('will-model', 'pdf', 'ui', 'api-client', 'will-forms'),
  'apps/service': packages('will-model', 'api-client'),
  'apps/stand-ins': [],
};

const oneWay = Object.entries(allowed).map(([folder, targets]) => ({
  name: `one-way-${folder.replace('/', '-')}`,
  comment: `${folder} may import of our own only: ${targets.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: inside(folder) },
  to: { path: ['^packages/', '^apps/', '^e2e/'], pathNot: [...inside(folder), ...targets] },
}));

module.exports = {
  forbidden: [
    ...oneWay,
    {
      name: 'through-exports',
      comment: 'A package is imported only through its exports.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: [
          '^$1/$2/',
          '^packages/[^/]+/src/((fixtures|testing|checks|contract|review)/)?index\\.ts$',
          '\\.css$',
        ],
      },
    },
    {
      name: 'no-react-below-ui',
      comment: 'These packages render nothing.',
      severity: 'error',
      from: { path: packages('will-model', 'pdf') },
      to: { path: 'node_modules/(react|react-dom)/' },
    },
    {
      name: 'tests-print-through-qpdf',
      comment: 'A test makes a PDF with testing/print.ts, which has qpdf look at it.',
      severity: 'error',
      from: { path: '^packages/pdf/src/.*\\.test\\.ts$' },
      to: { path: '^packages/pdf/src/(pipeline/document-renderer|write/write-pdf)\\.ts$' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\?(url|worker|raw)$'] },
    },
    {
      name: 'no-test-code-in-product',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot: ['\\.(test|stories|fixture)\\.tsx?$', '/(stories|test-support|testing|fixtures)/'],
      },
      to: { path: ['\\.(test|stories)\\.tsx?$', '/test-support/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', 'routeTree\\.gen\\.ts$', 'storybook-static'] },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
