// How far the legal review of the wording is, and its entries: `pnpm wording`. See docs/wording-review.md.
import { tsImport } from 'tsx/esm/api';

const { runWording } = await tsImport('../packages/pdf/src/cli/wording.ts', import.meta.url);
process.exitCode = await runWording(process.argv.slice(2), { print: console.log, complain: console.error });
