import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { composeWill } from '../content/compose-will.ts';
import { plainText } from '../document/rich-text.ts';
import { nodeFamily } from '../fonts/node-fonts.ts';
import { auditGlyphs } from '../glyphs/audit-glyphs.ts';
import { externalTool } from '../testing/external-tool.ts';
import { scriptedDraft } from '../testing/scripted-draft.ts';
import { elementTexts, expectedTexts, flat, withoutHidden } from '../testing/structure-text.ts';
import { DocumentRenderer } from './document-renderer.ts';

const renderer = new DocumentRenderer(nodeFamily);
const folder = await mkdtemp(join(tmpdir(), 'virasat-any-draft-'));
afterAll(() => rm(folder, { recursive: true }));

const check = 'any draft in any script, printed and read back';
const pdfinfo = externalTool('pdfinfo', check);
const pdftotext = externalTool('pdftotext', check);
const qpdf = externalTool('qpdf', check);
const isMissing = [pdfinfo, pdftotext, qpdf].some((tool) => tool.isMissing);

/** Each draft is printed and read by three programs: the whole number only where a change lands. */
const DRAFTS = process.env['CI'] === 'true' ? 100 : 10;
const PATIENCE_MS = 900_000;

test.skipIf(isMissing)(
  'any draft in any script is printed whole: every answer once, where it belongs, on numbered pages',
  { timeout: PATIENCE_MS },
  async () => {
    const path = join(folder, 'draft.pdf');
    await fc.assert(
      fc.asyncProperty(scriptedDraft, async (draft) => {
        const document = composeWill(draft);
        expect(auditGlyphs(document)).toEqual([]);
        const { bytes, pages, missing } = await renderer.render(document, {
          createdAt: '2026-01-02T03:04:05Z',
        });
        await writeFile(path, bytes);
        expect(missing).toEqual([]);
        expect(qpdf.run(['--check', path])).toContain('No syntax or stream encoding errors');
        const read = elementTexts(pdfinfo.run(['-struct-text', '-enc', 'UTF-8', path]));
        expect(read).toEqual(withoutHidden(expectedTexts(document, pages - 1), read));
        const seen = pdftotext.run(['-raw', '-enc', 'UTF-8', path, '-']).split('\f');
        for (let page = 1; page < pages; page += 1) {
          const foot = plainText(document.footer.page, { pageNumber: page, pageCount: pages - 1 });
          expect(flat(seen[page] ?? '')).toContain(flat(foot));
        }
      }),
      { numRuns: DRAFTS, endOnFailure: true },
    );
  },
);
