import { assetTypes, distributionOptions, type WillDraft, willLanguages } from '@virasat/will-model';
import { ashwini, meera, meeraIn } from '@virasat/will-model/fixtures';
import { anyDraft } from '@virasat/will-model/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../document/rich-text.ts';
import { articleIds } from '../document/will-document.ts';
import { blocksOf, documentText, keysOf, textOfRow } from '../testing/reading.ts';
import { composeWill } from './compose-will.ts';

/** Meera's will with some of its answers changed. */
const changed = (
  changes: {
    [Section in keyof WillDraft]?: Section extends 'nominees' | 'assets'
      ? WillDraft[Section]
      : Partial<WillDraft[Section]>;
  },
): WillDraft => ({
  personalDetails: { ...meera.personalDetails, ...changes.personalDetails },
  nominees: changes.nominees ?? meera.nominees,
  assets: changes.assets ?? meera.assets,
  executor: { ...meera.executor, ...changes.executor },
  residuary: { ...meera.residuary, ...changes.residuary },
  otherInfo: { ...meera.otherInfo, ...changes.otherInfo },
});

const keys = (draft: WillDraft): string[] => keysOf(composeWill(draft));
const row = (draft: WillDraft, key: string): string => textOfRow(composeWill(draft), key);

const [flat, deposit, policy] = meera.assets;
const asset = (changes: Partial<WillDraft['assets'][number]>): WillDraft['assets'][number] => {
  if (flat === undefined) throw new Error('Meera has a flat');
  return { ...flat, ...changes };
};
const [rohan, second] = meera.executor.commonExecutors;

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

describe('II, testator and family', () => {
  test.each([
    ['female', 'married', 'wife of Rohan Deshpande'],
    ['female', 'single', 'daughter of Rohan Deshpande'],
    ['female', 'separated', 'daughter of Rohan Deshpande'],
    ['male', 'married', 'son of Rohan Deshpande'],
    ['other', 'married', 'child of Rohan Deshpande'],
  ] as const)('%s and %s is %s', (gender, relationshipStatus, phrase) => {
    const draft = changed({ personalDetails: { gender, relationshipStatus } });
    expect(row(draft, 'II.1')).toContain(`Meera Deshpande, ${phrase}, born on`);
  });

  test('prints the date of birth in figures and words, and no age', () => {
    expect(row(meera, 'II.1')).toContain('born on 27 March 1984 (twenty-seventh March nineteen eighty-four)');
  });

  test('marks who is under eighteen', () => {
    const children = [
      { id: 'a', name: 'Asha', age: 17 },
      { id: 'b', name: 'Bina', age: 18 },
      { id: 'c', name: 'Chitra', age: 0 },
    ];
    const text = row(changed({ personalDetails: { children } }), 'II.3a');
    expect(text).toContain('Asha | 17 (minor)');
    expect(text).toContain('Bina | 18\n');
    expect(text).toContain('Chitra | 0 (minor)');
  });

  test('names no child where the toggle says No, whatever the list holds', () => {
    const draft = changed({ personalDetails: { hasChildren: false } });
    expect(keys(draft)).toContain('II.3b');
    expect(keys(draft)).not.toContain('II.3a');
  });
});

describe('III, beneficiaries', () => {
  test('has no column for notes where every note is empty', () => {
    const nominees = meera.nominees.map((nominee) => ({ ...nominee, nomiee_notes: ' ' }));
    expect(row(changed({ nominees }), 'III.1')).not.toContain('Note');
  });

  test('a single empty note is a dash', () => {
    expect(row(meera, 'III.1')).toContain('2 | Aarav Deshpande | Child | -');
  });

  test.each([
    ['hindi', 'पति'],
    ['marathi', 'पती'],
  ] as const)('says a relationship of the glossary in %s', (language, husband) => {
    expect(row(meeraIn(language), 'III.1')).toContain(`Rohan Deshpande | ${husband} |`);
  });

  test('prints any other relationship as typed, and in English every one', () => {
    const nominees = [{ id: 'n', name: 'Asha', relation: 'mausi ki beti', nomiee_notes: '' }];
    const hindi = changed({ nominees, personalDetails: { language: 'hindi' } });
    expect(row(hindi, 'III.1')).toContain('mausi ki beti');
    const lower = [{ id: 'n', name: 'Asha', relation: 'daughter', nomiee_notes: '' }];
    expect(row(changed({ nominees: lower }), 'III.1')).toContain('Asha | daughter');
  });
});

describe('IV, bequests', () => {
  test.each(assetTypes)('%s has its own sentence', (type) => {
    expect(keys(changed({ assets: [asset({ type })] }))).toContain(`IV.3 ${type}`);
  });

  test('an asset that is given away whole leaves nothing to the residue', () => {
    expect(policy?.nomineeAllocations).toHaveLength(1);
    const draft = changed({ assets: policy ? [policy] : [] });
    expect(keys(draft)).not.toContain('IV.4');
    expect(keys(draft)).not.toContain('IV.6');
    expect(keys(draft)).not.toContain('IV.10');
  });

  test('what is not given falls into the residue', () => {
    const draft = changed({ assets: deposit ? [deposit] : [] });
    expect(row(draft, 'IV.4')).toContain('The remaining 15% (fifteen per cent) of this asset');
    expect(keys(draft)).toContain('IV.6');
  });

  test('thirds of 33 are printed as 33, and 1% is left (C-25)', () => {
    const nomineeAllocations = meera.nominees.map(({ id }) => ({
      nomineeId: id,
      percentage: 33,
      comment: '',
    }));
    const draft = changed({
      assets: [asset({ nomineeAllocations })],
      residuary: { distributionOption: 'legal-heirs' },
    });
    const text = documentText(composeWill(draft));
    expect(text.match(/33% \(thirty-three per cent\)/g)).toHaveLength(3);
    expect(text).toContain('99% (ninety-nine per cent)');
    expect(text).toContain('The remaining 1% (one per cent)');
    expect(text).not.toContain('100%');
  });

  test('seven shares of 14 leave 2%', () => {
    const nominees = Array.from({ length: 7 }, (_, index) => ({
      id: `n${index}`,
      name: `Person ${index}`,
      relation: 'Friend',
      nomiee_notes: '',
    }));
    const nomineeAllocations = nominees.map(({ id }) => ({ nomineeId: id, percentage: 14, comment: '' }));
    const draft = changed({ nominees, assets: [asset({ nomineeAllocations })] });
    expect(row(draft, 'IV.4')).toContain('2% (two per cent)');
  });

  test('a share of nobody known is called Unknown and sent on', () => {
    const nomineeAllocations = [
      { nomineeId: 'gone', percentage: 30, comment: '' },
      { nomineeId: 'nominee-rohan', percentage: 70, comment: '' },
    ];
    const draft = changed({ assets: [asset({ nomineeAllocations })] });
    expect(row(draft, 'IV.2')).toContain('Unknown | - | 30% (thirty per cent)');
    expect(row(draft, 'IV.5')).toContain(
      'No Beneficiary is identified for 30% (thirty per cent) of this asset',
    );
  });

  test('numbers a beneficiary as Article III does', () => {
    expect(row(meera, 'IV.2')).toContain('3. श्रीकांत देशपांडे | Child | 45% (forty-five per cent)');
  });

  test('has no column for comments where there is none', () => {
    expect(row(changed({ assets: policy ? [policy] : [] }), 'IV.2')).not.toContain('Comment');
    expect(row(meera, 'IV.2')).toContain('To be kept until he is of age');
  });
});

describe('V, executors', () => {
  const people = [rohan, second].flatMap((person) => (person ? [person] : []));

  test('nobody is appointed', () => {
    const draft = changed({ executor: { appointExecutor: 'no' } });
    const present = keys(draft).filter((key) => key.startsWith('V.'));
    expect(present).toEqual(['V.1a', 'V.4', 'V.5']);
  });

  test('one for all is the sole executor, with a table of one', () => {
    const draft = changed({ executor: { commonExecutors: people.slice(0, 1) } });
    expect(keys(draft).filter((key) => key.startsWith('V.'))).toEqual([
      'V.1b',
      'V.1b',
      'V.4',
      'V.5',
      'V.6',
      'V.7',
    ]);
    expect(row(draft, 'V.1b')).toContain('I appoint Rohan Deshpande, residing at Flat 3');
  });

  test('the order of the list rules, not what is stored with a person', () => {
    const commonExecutors = people.map((person) => ({ ...person, isBackup: true }));
    expect(row(changed({ executor: { commonExecutors } }), 'V.1c')).toMatch(
      /1 \| Rohan Deshpande \| Primary .*2 \| Ashwini Kulkarni \| Backup/s,
    );
  });

  test('separate executors stand beside their asset; one without keeps its row', () => {
    const draft = changed({
      executor: {
        executorMode: 'separate',
        executorsPerAsset: { 'asset-flat': people, 'asset-policy': people.slice(1) },
      },
    });
    expect(keys(draft).filter((key) => key.startsWith('V.'))).toEqual([
      'V.1d',
      'V.1d',
      'V.2',
      'V.3',
      'V.4',
      'V.5',
      'V.6',
      'V.7',
    ]);
    const text = row(draft, 'V.1d');
    expect(text).toContain('Asset 2 - Financial Account: HDFC fixed deposit 00123 | - | - | - | - | -');
    expect(text).toMatch(
      /Asset 3 - Life Insurance: LIC policy 987654321 \| 1 \| Ashwini Kulkarni \| Primary/,
    );
  });

  test('an asset named like a part of every object has no executors by birth (C-23)', () => {
    const draft = changed({
      assets: [asset({ id: 'constructor', identifier: 'constructor' })],
      executor: { executorMode: 'separate', executorsPerAsset: {} },
    });
    expect(row(draft, 'V.1d')).toContain('constructor | - | - | - | - | -');
  });
});

describe('VI, residue', () => {
  test.each(['only-mentioned', 'all-including-unmentioned'] as const)(
    'all four ways of giving stand with %s',
    (scope) => {
      const scopeKey = scope === 'only-mentioned' ? 'VI.1a' : 'VI.1b';
      const sets = distributionOptions.map((distributionOption) =>
        keys(
          changed({ residuary: { scope, distributionOption, valueLimit: '', customText: 'To the school.' } }),
        ).filter((key) => key.startsWith('VI.')),
      );
      expect(sets).toEqual([
        [scopeKey, 'VI.2a', 'VI.2b', 'VI.4'],
        [scopeKey, 'VI.2c', 'VI.4'],
        [scopeKey, 'VI.2d', 'VI.2d', 'VI.3', 'VI.4'],
        [scopeKey, 'VI.2f', 'VI.2f', 'VI.4'],
      ]);
    },
  );

  test('an option that is missing means the legal heirs', () => {
    expect(keys(changed({ residuary: { distributionOption: '' } }))).toContain('VI.2a');
  });

  test.each(['USA', 'UK'] as const)('no class of heirs is named for %s', (country) => {
    const draft = changed({ personalDetails: { country }, residuary: { distributionOption: 'legal-heirs' } });
    expect(keys(draft)).toContain('VI.2a-intl');
    expect(documentText(composeWill(draft))).not.toContain('Class I');
  });

  test('the value limit is in figures and words in India, as typed elsewhere', () => {
    expect(row(meera, 'VI.1c')).toContain('₹ 25,00,000 (Rupees twenty-five lakh only)');
    const abroad = changed({ personalDetails: { country: 'USA' }, residuary: { valueLimit: '$ 250,000' } });
    expect(row(abroad, 'VI.1c')).toContain('a total value of $ 250,000, taken');
    expect(row(changed({ residuary: { valueLimit: 'half my savings' } }), 'VI.1c')).toContain(
      'half my savings',
    );
  });

  test('custom shares below the whole leave the rest to the law', () => {
    const customAllocations = [
      { nomineeId: 'nominee-rohan', percentage: 60 },
      { nomineeId: 'gone', percentage: 30 },
    ];
    const draft = changed({ residuary: { customAllocations } });
    expect(row(draft, 'VI.2e')).toContain('40% (forty per cent) of the Residue is not allotted');
    expect(row(draft, 'VI.2d')).toContain('Unknown | - | 30% (thirty per cent)');
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

describe('IX, execution', () => {
  test.each([
    ['India', 'IX.1-IN', 'ATT.2'],
    ['', 'IX.1-IN', 'ATT.2'],
    ['USA', 'IX.1-US', 'ATT.2'],
    ['UK', 'IX.1-UK', 'ATT.2-UK'],
  ] as const)('country %j has its own law and attestation', (country, law, attestation) => {
    const present = keys(changed({ personalDetails: { country } }));
    expect(present).toContain(law);
    expect(present).toContain(attestation);
    expect(present.filter((key) => key.startsWith('IX.1') || key.startsWith('ATT.'))).toHaveLength(2);
  });

  test.each([2, 3, 4])('%i witnesses have a box and initials each', (count) => {
    const witnesses = Array.from({ length: count }, (_, index) => ({
      id: `w${index}`,
      name: `Witness Name ${index}`,
      address: 'Pune',
    }));
    const document = composeWill(changed({ otherInfo: { witnesses } }));
    expect(keysOf(document).filter((key) => key === 'WIT')).toHaveLength(count);
    expect(document.footer.initials).toHaveLength(count + 1);
  });

  test('witnesses who come later have two boxes with blank lines', () => {
    const draft = changed({ otherInfo: { addWitnessNow: false } });
    expect(row(draft, 'WIT').match(/(Name|Address|Signature|Date): ____/g)).toHaveLength(8);
    expect(keys(draft)).toContain('ATT.2');
  });

  test('the attestation does not say that no witness is a beneficiary where one may be', () => {
    const witnesses = [
      { id: 'w1', name: 'Shri. rohan  deshpande', address: 'Pune' },
      { id: 'w2', name: 'Imran Shaikh', address: 'Pune' },
    ];
    expect(keys(changed({ otherInfo: { witnesses } }))).not.toContain('ATT.2');
    expect(keys(changed({ otherInfo: { witnesses, addWitnessNow: false } }))).toContain('ATT.2');
  });

  test('place, date and signatures are always left for the pen', () => {
    expect(row(meera, 'SIG')).toBe(
      '\nPlace: ____\nDate: ____\nSignature (or thumb impression) of the testator: ____\nName: Meera Deshpande',
    );
    expect(row(meera, 'READ').match(/____/g)).toHaveLength(3);
  });

  test('the foot parts the page from the testator’s initials in every language', () => {
    for (const language of willLanguages) {
      const { footer } = composeWill(meeraIn(language));
      expect(plainText(footer.page, { pageNumber: 3, pageCount: 8 })).toMatch(/3.*8[.।]$/u);
      expect(footer.initials[0]).toMatch(/^\S.*:$/u);
    }
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
        ];
        for (const typed of live) expect(text).toContain(typed.trim());
      }),
      { numRuns: 200 },
    );
  });
});
