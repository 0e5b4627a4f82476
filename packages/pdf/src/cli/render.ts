import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { shownLetter, type WillLanguage, willLanguages } from '@virasat/will-model';
import type { ComposedDocument } from '../document/composed-document.ts';
import { nodeFamily } from '../fonts/node-fonts.ts';
import { auditGlyphs } from '../glyphs/audit-glyphs.ts';
import { DocumentRenderer } from '../pipeline/document-renderer.ts';
import { readSource, SourceError, type SourceKind } from './sources.ts';

/** How the command ended: done, another fault, or what it was given isn't what it was said to be. */
const EXIT = { done: 0, fault: 1, notASource: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Where the command speaks. */
export interface Output {
  /** One line for programs. */
  readonly print: (line: string) => void;
  /** Lines for people. */
  readonly complain: (line: string) => void;
}

const USAGE = `Usage: render DRAFT.json OUT.pdf
       render --deed DEED.json OUT.pdf [--language ${willLanguages.join('|')}]
       render --invoice FACTS.json OUT.pdf`;

class UsageError extends Error {
  override readonly name = 'UsageError';
}

interface Command {
  readonly kind: SourceKind;
  readonly sourcePath: string;
  readonly pdfPath: string;
  readonly language?: WillLanguage;
}

function parsedOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { deed: { type: 'boolean' }, invoice: { type: 'boolean' }, language: { type: 'string' } },
    });
  } catch (cause) {
    throw new UsageError(USAGE, { cause });
  }
}

function commandOf(args: readonly string[]): Command {
  const { values, positionals } = parsedOptions(args);
  const [sourcePath, pdfPath] = positionals;
  const kind = values.deed ? 'deed' : values.invoice ? 'invoice' : 'will';
  const language = willLanguages.find((known) => known === values.language);
  const isUnderstood =
    positionals.length === 2 &&
    !(values.deed && values.invoice) &&
    (values.language === undefined || (kind === 'deed' && language !== undefined));
  if (!isUnderstood || sourcePath === undefined || pdfPath === undefined) throw new UsageError(USAGE);
  return { kind, sourcePath, pdfPath, ...(language === undefined ? {} : { language }) };
}

/** The time that the document states: as reproducible builds set it, else now. */
function createdAt({ SOURCE_DATE_EPOCH: seconds }: NodeJS.ProcessEnv): string {
  return new Date(seconds === undefined ? Date.now() : Number(seconds) * 1000).toISOString();
}

function complaintAboutGlyphs(document: ComposedDocument): string | null {
  const findings = auditGlyphs(document);
  if (findings.length === 0) return null;
  return findings
    .map(
      ({ field = 'the wording', letters }) =>
        `These letters can't be printed: ${letters.map(shownLetter).join(' ')} in ${field}.`,
    )
    .join('\n');
}

async function render({ sourcePath, pdfPath, ...how }: Command, output: Output): Promise<ExitCode> {
  const compose = await readSource(sourcePath, {
    ...how,
    onRepair: (place) =>
      output.complain(`${sourcePath}: ${place} doesn't fit a ${how.kind} and was left out.`),
  });
  const complaint = complaintAboutGlyphs(compose());
  if (complaint !== null) {
    output.complain(complaint);
    return EXIT.fault;
  }
  const renderer = new DocumentRenderer(nodeFamily);
  await renderer.prepare(compose());
  const start = performance.now();
  const { bytes, pages } = await renderer.render(compose(), { createdAt: createdAt(process.env) });
  const ms = Math.round(performance.now() - start);
  await writeFile(pdfPath, bytes);
  output.print(JSON.stringify({ pages, bytes: bytes.length, ms }));
  return EXIT.done;
}

/**
 * Renders a stored draft, a deed (`--deed`) or an invoice (`--invoice`) to a file.
 *
 * Prints one line of JSON: `pages`, `bytes`, and `ms` for composing, laying out and writing alone.
 *
 * @returns 0; 2 where the file isn't what it was said to be; 1 for any other fault. What is wrong is told on `complain`.
 */
export async function runRender(args: readonly string[], output: Output): Promise<ExitCode> {
  try {
    return await render(commandOf(args), output);
  } catch (fault) {
    output.complain(fault instanceof Error ? fault.message : String(fault));
    return fault instanceof SourceError ? EXIT.notASource : EXIT.fault;
  }
}
