import { checkDraft } from '@virasat/will-model/checks';
import { meera } from '@virasat/will-model/fixtures';
import { expect, test } from 'vitest';
import { composeWill } from '../content/compose-will.ts';
import { auditGlyphs } from './audit-glyphs.ts';

/** A Gothic letter: no font of the will has it. */
const STRANGE = '\u{10330}';

test('a letter without a glyph leads back to the answer that holds it, wherever that is', () => {
  const { personalDetails, nominees, assets, executor, otherInfo } = meera;
  const strange = <Item extends { name: string }>(items: readonly Item[]): Item[] =>
    items.map((item) => ({ ...item, name: `${item.name} ${STRANGE}` }));
  const draft = {
    ...meera,
    personalDetails: {
      ...personalDetails,
      fullName: STRANGE,
      address: STRANGE,
      children: strange(personalDetails.children),
    },
    nominees: strange(nominees),
    assets: assets.map((asset) => ({
      ...asset,
      identifier: STRANGE,
      description: STRANGE,
      nomineeAllocations: asset.nomineeAllocations.map((share) => ({ ...share, comment: STRANGE })),
    })),
    executor: { ...executor, commonExecutors: strange(executor.commonExecutors) },
    otherInfo: {
      ...otherInfo,
      caretaker: STRANGE,
      petDetails: STRANGE,
      specialInstructions: STRANGE,
      witnesses: strange(otherInfo.witnesses),
    },
  };
  const glyphFaults = auditGlyphs(composeWill(draft));
  const found = checkDraft(draft, { today: '2026-11-28', glyphFaults }).findings.filter(
    ({ id }) => id === 'D5',
  );
  expect(found).toHaveLength(glyphFaults.length);
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ target }) => target.at === 'pdf')).toEqual([]);
  expect(new Set(found.map(({ target }) => JSON.stringify(target))).size).toBe(found.length);
});
