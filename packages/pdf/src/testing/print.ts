import { writeFile } from 'node:fs/promises';
import type { ComposedDocument } from '../document/composed-document.ts';
import { nodeFamily } from '../fonts/node-fonts.ts';
import { DocumentRenderer } from '../pipeline/document-renderer.ts';
import type { RenderedDocument } from '../pipeline/rendered-document.ts';
import { externalTool } from './external-tool.ts';

const renderer = new DocumentRenderer(nodeFamily);
const qpdf = externalTool('qpdf', 'the structure of every PDF that a test makes');

/** What qpdf says at the end of a file in which it finds nothing. */
const SOUND = 'No syntax or stream encoding errors';

/**
 * Has qpdf look at a PDF file, where it is installed.
 *
 * @throws Error Where it finds anything, be it only worth a warning.
 */
export async function expectSound(path: string): Promise<void> {
  if (qpdf.isMissing) return;
  const said = await qpdf.start(['--check', path]);
  if (!said.includes(SOUND)) throw new Error(`qpdf does not find ${path} sound: ${said}`);
}

/**
 * Prints a document into a file, as every test does that makes a PDF.
 *
 * @throws Error Where qpdf finds anything wrong with it.
 */
export async function print(
  document: ComposedDocument,
  path: string,
  createdAt = '2026-01-02T03:04:05Z',
): Promise<RenderedDocument> {
  const rendered = await renderer.render(document, { createdAt });
  await writeFile(path, rendered.bytes);
  await expectSound(path);
  return rendered;
}
