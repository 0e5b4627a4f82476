import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meera } from '../fixtures/index.ts';
import { anyDraft } from '../testing/index.ts';
import { withLastAnswersOnly } from './last-answers.ts';
import type { WillDraft } from './will-draft.ts';

const [rohan] = meera.executor.commonExecutors;
if (rohan === undefined) throw new Error('Meera has executors');
/** Something typed under every answer there is. */
const everything: WillDraft = {
  ...meera,
  executor: { ...meera.executor, executorsPerAsset: { 'asset-flat': [rohan] } },
  residuary: { ...meera.residuary, customText: 'To the school.' },
};
const { executor, residuary, otherInfo } = everything;

describe('what a will is made of (C-20)', () => {
  test.each([
    [
      'nobody appointed',
      { executor: { ...executor, appointExecutor: 'no' } },
      {
        executor: { appointExecutor: 'no', executorMode: '', commonExecutors: [], executorsPerAsset: {} },
      },
    ],
    ['one list for all', {}, { executor: { ...executor, executorsPerAsset: {} } }],
    [
      'a list for each asset',
      { executor: { ...executor, executorMode: 'separate' } },
      { executor: { ...executor, executorMode: 'separate', commonExecutors: [] } },
    ],
    ['shares of the residue', {}, { residuary: { ...residuary, customText: '' } }],
    [
      'legal heirs, and only what is listed',
      { residuary: { ...residuary, scope: 'only-mentioned', distributionOption: 'legal-heirs' } },
      {
        residuary: {
          scope: 'only-mentioned',
          valueLimit: '',
          distributionOption: 'legal-heirs',
          customAllocations: [],
          customText: '',
        },
      },
    ],
    [
      'words of one’s own',
      { residuary: { ...residuary, distributionOption: 'text' } },
      { residuary: { ...residuary, distributionOption: 'text', customAllocations: [] } },
    ],
    [
      'no to everything else',
      {
        otherInfo: {
          ...otherInfo,
          isGuardianCaretaker: true,
          hasPets: false,
          hasSpecialInstructions: false,
          addWitnessNow: false,
        },
      },
      {
        otherInfo: {
          ...otherInfo,
          isGuardianCaretaker: true,
          caretaker: '',
          hasPets: false,
          petDetails: '',
          hasSpecialInstructions: false,
          specialInstructions: '',
          addWitnessNow: false,
          witnesses: otherInfo.witnesses.map(({ id }) => ({ id, name: '', address: '' })),
        },
      },
    ],
  ] as const satisfies readonly (readonly [string, Partial<WillDraft>, Partial<WillDraft>])[])(
    '%s',
    (_, change, left) => {
      expect(withLastAnswersOnly({ ...everything, ...change })).toMatchObject(left);
    },
  );

  test('loses nothing that a question on the screen still stands for, and is the same the second time', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const once = withLastAnswersOnly(draft);
        expect(withLastAnswersOnly(once)).toEqual(once);
        expect(once.nominees).toEqual(draft.nominees);
        expect(once.assets).toEqual(draft.assets);
      }),
    );
  });
});
