import {
  type ExecutorPerson,
  listedChildren,
  type WillDraft,
  willLanguages,
  withLastAnswersOnly,
} from '@virasat/will-model';
import { ashwini, meera, meeraIn } from '@virasat/will-model/fixtures';
import { anyDraft } from '@virasat/will-model/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { articleIds } from '../document/will-document.ts';
import { changed, keys, row } from '../testing/changed-draft.ts';
import { blocksOf, documentText, keysOf } from '../testing/reading.ts';
import { composeWill } from './compose-will.ts';

const [rohan] = meera.executor.commonExecutors;

describe('every will', () => {
  test.each(willLanguages)('has the nine articles, in %s', (language) => {
    const { articles } = composeWill(meeraIn(language));
    expect(articles.map(({ id }) => id)).toEqual(articleIds);
  });

  test('has the rows that always stand, in their order', () => {
    const always =
      'I.1 I.2 I.3 II.1 II.2 III.1 III.1 III.2 III.3 IV.1 IV.7 IV.8 IV.9 IV.11 V.4 V.5 VI.4 VII.2 IX.2 IX.3 IX.4 SIG READ ATT';
    const present = keys(ashwini);
    let from = 0;
    for (const key of always.split(' ')) {
      const at = present.indexOf(key, from);
      expect(at, key).toBeGreaterThanOrEqual(from);
      from = at + 1;
    }
  });

  test('numbers the clauses of each article from 1', () => {
    for (const { blocks } of composeWill(meera).articles) {
      const numbers = blocks.flatMap((block) =>
        block.kind === 'paragraph' && block.number !== undefined ? [block.number] : [],
      );
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    }
  });

  test('is a plain value that survives a copy', () => {
    const document = composeWill(meera);
    expect(structuredClone(document)).toEqual(document);
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test('tells of every clause which answers it speaks of', () => {
    const particulars = blocksOf(composeWill(meera)).find(({ key }) => key === 'II.1');
    expect(particulars?.fields).toEqual(
      expect.arrayContaining(['personalDetails.fullName', 'personalDetails.dob', 'personalDetails.address']),
    );
  });
});

describe('what the last choice dropped is never printed (C-20)', () => {
  test.each<[string, Parameters<typeof changed>[0], string]>([
    ['the caretaker', { otherInfo: { isGuardianCaretaker: true, caretaker: 'DROPPED' } }, 'VII.1a'],
    ['pet details', { otherInfo: { hasPets: false, petDetails: 'DROPPED' } }, 'VII.3b'],
    [
      'special instructions',
      { otherInfo: { hasSpecialInstructions: false, specialInstructions: 'DROPPED' } },
      'VIII.2b',
    ],
    ['the no-contest clause', { otherInfo: { includeNoContestClause: false } }, 'VIII.1c'],
    [
      'executors',
      { executor: { appointExecutor: 'no', commonExecutors: rohan ? [{ ...rohan, name: 'DROPPED' }] : [] } },
      'V.1a',
    ],
    [
      'separate executors',
      {
        executor: {
          executorMode: 'common',
          executorsPerAsset: { 'asset-flat': rohan ? [{ ...rohan, name: 'DROPPED' }] : [] },
        },
      },
      'V.1c',
    ],
    ['custom text', { residuary: { distributionOption: 'legal-heirs', customText: 'DROPPED' } }, 'VI.2a'],
    ['custom shares', { residuary: { distributionOption: 'all-beneficiaries' } }, 'VI.2c'],
    ['the value limit', { residuary: { scope: 'only-mentioned', valueLimit: 'DROPPED' } }, 'VI.1a'],
    [
      'witnesses',
      { otherInfo: { addWitnessNow: false, witnesses: [{ id: 'w', name: 'DROPPED', address: 'DROPPED' }] } },
      'WIT',
    ],
  ])('%s', (_, changes, instead) => {
    const document = composeWill(changed(changes));
    expect(documentText(document)).not.toContain('DROPPED');
    expect(keysOf(document)).toContain(instead);
  });
});

describe('VII and VIII, in the person’s own words', () => {
  test('line breaks and signs stay as typed, below the clause (C-14)', () => {
    const own = 'First:\n  • books\n\tto <b>Asha</b> & "Ravi"';
    const draft = changed({ otherInfo: { specialInstructions: own } });
    const blocks = blocksOf(composeWill(draft)).filter(({ key }) => key === 'VIII.2a');
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'verbatim']);
    expect(row(draft, 'VIII.2a')).toContain(own);
  });
});

describe('the instruction page', () => {
  test.each([
    ['India', 'P.1 P.2 P.3 P.4 P.5 P.6 P.7 P.8 P.9 P.10 P.11 P.12'],
    ['', 'P.1 P.2 P.3 P.4 P.5 P.6 P.7 P.8 P.9 P.10 P.11 P.12'],
    ['USA', 'P.1 P.2-intl P.3 P.4 P.5 P.6-intl P.US P.10 P.11 P.12'],
    ['UK', 'P.1 P.2-intl P.3 P.4 P.5 P.6-intl P.UK P.10 P.11 P.12'],
  ] as const)('has the steps for country %j', (country, expected) => {
    const { instructions } = composeWill(changed({ personalDetails: { country } }));
    expect(instructions.steps.map(({ key }) => key).join(' ')).toBe(expected);
  });
});

const liveExecutors = ({ executor, assets }: WillDraft): readonly ExecutorPerson[] => {
  if (executor.appointExecutor !== 'yes') return [];
  return executor.executorMode === 'separate'
    ? assets.flatMap(({ id }) => executor.executorsPerAsset[id] ?? [])
    : executor.commonExecutors;
};

describe('any draft', () => {
  test('never prints a programmer’s word or an empty label (C-13)', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const text = documentText(composeWill(draft));
        expect(text).not.toMatch(/undefined|null|NaN|\[object/);
        expect(text).not.toMatch(/\{|\}/);
      }),
      { numRuns: 300 },
    );
  });

  test('makes the very will that the answers make which are handed in with it (C-20)', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(composeWill(withLastAnswersOnly(draft))).toEqual(composeWill(draft));
      }),
      { numRuns: 200 },
    );
  });

  test('prints what the live answers hold', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const text = documentText(composeWill(draft));
        const { personalDetails: details, otherInfo, residuary } = draft;
        const live = [
          details.fullName,
          details.address,
          details.idNumber,
          details.documentName,
          ...draft.nominees.flatMap(({ name, nomiee_notes }) => [name, nomiee_notes]),
          ...draft.assets.flatMap(({ identifier, description }) => [identifier, description]),
          ...(otherInfo.hasPets ? [otherInfo.petDetails] : []),
          ...(otherInfo.hasSpecialInstructions ? [otherInfo.specialInstructions] : []),
          ...(otherInfo.isGuardianCaretaker ? [] : [otherInfo.caretaker]),
          ...(otherInfo.addWitnessNow
            ? otherInfo.witnesses.flatMap(({ name, address }) => [name, address])
            : []),
          ...(residuary.distributionOption === 'text' ? [residuary.customText] : []),
          ...listedChildren(details).map(({ name }) => name),
          ...draft.assets.flatMap(({ nomineeAllocations }) =>
            nomineeAllocations.map(({ comment }) => comment),
          ),
          ...liveExecutors(draft).flatMap(({ name, email, phone, address }) => [name, email, phone, address]),
        ];
        for (const typed of live) expect(text).toContain(typed.trim());
      }),
      { numRuns: 200 },
    );
  });
});
