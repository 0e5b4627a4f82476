// A stored draft, a deed (--deed) or an invoice (--invoice) as a PDF: `pnpm render DRAFT.json OUT.pdf`.
// Exit codes: packages/pdf/src/cli/render.ts.
import { tsImport } from 'tsx/esm/api';

const { runRender } = await tsImport('../packages/pdf/src/cli/render.ts', import.meta.url);
process.exitCode = await runRender(process.argv.slice(2), { print: console.log, complain: console.error });
