import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** The tools that read PDFs back, with the option that any of them takes (Debian: poppler-utils, qpdf). */
const TOOLS = [
  ['pdftotext', '-v'],
  ['qpdf', '--version'],
] as const;

/** Says whether PDFs can be read back here; where not, that is said, and with CI=true it is an error. */
export async function canReadPdf(): Promise<boolean> {
  for (const [tool, option] of TOOLS) {
    try {
      await exec(tool, [option]);
    } catch (error) {
      const missing = `reading PDFs back (no ${tool} on this machine)`;
      if (process.env['CI'] === 'true') throw new Error(`Can't check ${missing}`, { cause: error });
      process.stderr.write(`SKIPPED: ${missing}\n`);
      return false;
    }
  }
  return true;
}

/**
 * The text of a PDF file in the order in which it was written, cell after cell, in NFC.
 *
 * @throws Error Where qpdf finds anything wrong with the file, be it only worth a warning.
 */
export async function pdfText(path: string): Promise<string> {
  await exec('qpdf', ['--check', path]);
  const { stdout } = await exec('pdftotext', ['-raw', path, '-'], { maxBuffer: 32 * 1024 * 1024 });
  return stdout.normalize('NFC');
}

/** A text without any white space: lines break where the page ends them, not where the person did. */
export const squeezed = (text: string): string => text.normalize('NFC').replace(/\s+/gu, '');
