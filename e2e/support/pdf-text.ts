import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** A name of the tool that reads PDFs back (Debian: poppler-utils). */
const TOOL = 'pdftotext';

/** Says whether PDFs can be read back here; where not, that is said, and with CI=true it is an error. */
export async function canReadPdf(): Promise<boolean> {
  try {
    await exec(TOOL, ['-v']);
    return true;
  } catch (error) {
    const missing = `reading PDFs back (no ${TOOL} on this machine; Debian: poppler-utils)`;
    if (process.env['CI'] === 'true') throw new Error(`Can't check ${missing}`, { cause: error });
    process.stderr.write(`SKIPPED: ${missing}\n`);
    return false;
  }
}

/** The text of a PDF file in the order in which it was written, cell after cell, in NFC. */
export async function pdfText(path: string): Promise<string> {
  const { stdout } = await exec(TOOL, ['-raw', path, '-'], { maxBuffer: 32 * 1024 * 1024 });
  return stdout.normalize('NFC');
}

/** A text without any white space: lines break where the page ends them, not where the person did. */
export const squeezed = (text: string): string => text.normalize('NFC').replace(/\s+/gu, '');
