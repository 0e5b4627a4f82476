import { readFile, writeFile } from 'node:fs/promises';
import { DraftFormatError, parseStoredDraft, type WillDraft } from '@virasat/will-model';
import { composeWill } from '../content/compose-will.ts';
import type { ComposedDocument } from '../document/composed-document.ts';
import { nodeFamily } from '../fonts/node-fonts.ts';
import { auditGlyphs } from '../glyphs/audit-glyphs.ts';
import { DocumentRenderer } from '../pipeline/document-renderer.ts';

/** How the command ended: done, another fault, or what it was given is no draft. */
const EXIT = { done: 0, fault: 1, notADraft: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Where the command speaks. */
export interface Output {
  /** One line for programs. */
  readonly print: (line: string) => void;
  /** Lines for people. */
  readonly complain: (line: string) => void;
}

const USAGE = 'Usage: render DRAFT.json OUT.pdf';

class NotADraftError extends Error {
  override readonly name = 'NotADraftError';
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new NotADraftError(`${path} can't be read.`, { cause });
  }
}

function parsedJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new NotADraftError(`${path} isn't JSON: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
}

async function readDraft(path: string, { complain }: Output): Promise<WillDraft> {
  const json = parsedJson(await readText(path), path);
  try {
    const { draft, repairs } = parseStoredDraft(json);
    for (const place of repairs) complain(`${path}: ${place} doesn't fit a draft and was left out.`);
    return draft;
  } catch (cause) {
    if (cause instanceof DraftFormatError) throw new NotADraftError(`${path}: ${cause.message}`, { cause });
    throw cause;
  }
}

/** The time that the document states: as reproducible builds set it, else now. */
function createdAt({ SOURCE_DATE_EPOCH: seconds }: NodeJS.ProcessEnv): string {
  return new Date(seconds === undefined ? Date.now() : Number(seconds) * 1000).toISOString();
}

function complaintAboutGlyphs(document: ComposedDocument): string | null {
  const findings = auditGlyphs(document);
  if (findings.length === 0) return null;
  return findings
    .map(({ field = 'the wording', letters }) => `No font has ${letters.join(' ')} in ${field}.`)
    .join('\n');
}

async function render(draftPath: string, pdfPath: string, output: Output): Promise<ExitCode> {
  const draft = await readDraft(draftPath, output);
  const complaint = complaintAboutGlyphs(composeWill(draft));
  if (complaint !== null) {
    output.complain(complaint);
    return EXIT.fault;
  }
  const renderer = new DocumentRenderer(nodeFamily);
  await renderer.prepare(composeWill(draft));
  const start = performance.now();
  const will = await renderer.render(composeWill(draft), { createdAt: createdAt(process.env) });
  const ms = Math.round(performance.now() - start);
  await writeFile(pdfPath, will.bytes);
  output.print(JSON.stringify({ pages: will.pages, bytes: will.bytes.length, ms }));
  return EXIT.done;
}

/**
 * Renders the will of a stored draft to a file: `render DRAFT.json OUT.pdf`.
 *
 * Prints one line of JSON: `pages`, `bytes`, and `ms` for composing, laying out and writing alone.
 *
 * @returns 0; 2 where the file isn't a draft; 1 for any other fault. What is wrong is told on `complain`.
 */
export async function runRender(args: readonly string[], output: Output): Promise<ExitCode> {
  const [draftPath, pdfPath] = args;
  if (draftPath === undefined || pdfPath === undefined || args.length > 2) {
    output.complain(USAGE);
    return EXIT.fault;
  }
  try {
    return await render(draftPath, pdfPath, output);
  } catch (fault) {
    output.complain(fault instanceof Error ? fault.message : String(fault));
    return fault instanceof NotADraftError ? EXIT.notADraft : EXIT.fault;
  }
}
