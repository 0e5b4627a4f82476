import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ashwini, brokenDraft, devanagariNames, largeDraft, meera } from '../fixtures/index.ts';
import { emptyAsset } from '../stages/assets/assets.defaults.ts';
import { withAssets } from '../stages/assets/assets.rules.ts';
import { emptyExecutor } from '../stages/executor/executor.defaults.ts';
import { emptyDraft } from './empty-draft.ts';
import { DraftFormatError, parseStoredDraft } from './parse-stored-draft.ts';
import { toStoredDraft } from './stored-draft.ts';
import type { WillDraft } from './will-draft.ts';

const throughStorage = (draft: WillDraft): unknown => JSON.parse(JSON.stringify(toStoredDraft(draft)));

/** A draft in separate mode: one asset for each identifier, one executor for each asset, named after it. */
const separate = (identifiers: readonly string[]): WillDraft => {
  const assets = identifiers.map((identifier, index) => ({ ...emptyAsset(`asset-${index}`), identifier }));
  return {
    ...meera,
    assets,
    executor: {
      ...meera.executor,
      executorMode: 'separate',
      executorsPerAsset: Object.fromEntries(
        assets.map(({ id }) => [
          id,
          [{ ...emptyExecutor(`executor of ${id}`), id: `executor-of-${id}`, name: id }],
        ]),
      ),
    },
  };
};

describe('a draft that was stored', () => {
  test.each([
    ['ashwini', ashwini],
    ['meera', meera],
    ['devanagari', devanagariNames],
    ['broken', brokenDraft],
    ['large', largeDraft(40, 60)],
    ['empty', emptyDraft()],
  ])('comes back as it was: %s', (_, draft) => {
    expect(parseStoredDraft(throughStorage(draft))).toEqual({ draft, repairs: [] });
  });

  test('keeps a share of 0 apart from one that is not typed', () => {
    const shares = [0, null].map((percentage, at) => ({
      nomineeId: `nominee-${at}`,
      percentage,
      comment: '',
    }));
    const draft = { ...meera, assets: [{ ...emptyAsset('asset-0'), nomineeAllocations: shares }] };
    expect(parseStoredDraft(throughStorage(draft)).draft.assets[0]?.nomineeAllocations).toEqual(shares);
  });

  test('keys executors by identifier, as the specification says', () => {
    const stored = toStoredDraft(separate(['Plot 7', 'Flat 3', 'Plot 7']));
    expect(Object.keys(stored.executor.executorsPerAsset)).toEqual(['Plot 7', 'Flat 3', 'Plot 7#asset-2']);
  });

  test.each([
    [['H.No. 12/3.B', 'A/c [HDFC].001', 'constructor', '__proto__', 'toString', '']],
    [['Plot 7', 'Plot 7', 'Plot 7#asset-1', 'Plot 7']],
    [['Plot 7#asset-2', 'Plot 7', 'Plot 7', 'Plot 7#asset-2#asset-2']],
  ])('keeps each asset’s executors apart with identifiers %j', (identifiers) => {
    const draft = separate(identifiers);
    const read = parseStoredDraft(throughStorage(draft));
    expect(read.repairs).toEqual([]);
    expect(read.draft.executor.executorsPerAsset).toEqual(draft.executor.executorsPerAsset);
  });

  test('keeps executors apart whatever the identifiers are', () => {
    const identifier = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'Plot 7', ''));
    // Few enough that one asset is often called what another's key would be.
    const alike = fc.constantFrom('Plot 7', 'Plot 7#asset-1', 'Plot 7#asset-2');
    const anyIdentifiers = fc.oneof(
      fc.array(identifier, { maxLength: 6 }),
      fc.array(alike, { minLength: 3, maxLength: 6 }),
    );
    fc.assert(
      fc.property(anyIdentifiers, (identifiers) => {
        const draft = separate(identifiers);
        expect(parseStoredDraft(throughStorage(draft)).draft).toEqual(draft);
      }),
    );
  });

  test('holds no executors of an asset that is gone', () => {
    const draft = separate(['Plot 7', 'Flat 3']);
    const stored = toStoredDraft({ ...draft, assets: draft.assets.slice(1) });
    expect(Object.keys(stored.executor.executorsPerAsset)).toEqual(['Flat 3']);
  });
});

describe('executors of an identifier that no asset has (A6)', () => {
  /** A document from elsewhere, so its assets have no ids: two lists of executors, and assets by these names. */
  const renamed = (...identifiers: string[]): unknown => ({
    ...toStoredDraft(separate(['Plot 7', 'Flat 3'])),
    assets: identifiers.map((identifier) => ({ identifier })),
  });

  test('belong to the one asset that has none, where no other list is left over', () => {
    const { draft, repairs } = parseStoredDraft(renamed('Plot 7', 'Flat 3B'));
    expect(Object.entries(draft.executor.executorsPerAsset)).toEqual(
      draft.assets.map(({ id }, index) => [id, [expect.objectContaining({ name: `asset-${index}` })]]),
    );
    expect(repairs).toEqual(['executor.executorsPerAsset']);
  });

  test('are kept as they came where it is not clear whose they are', () => {
    const { draft } = parseStoredDraft(renamed('Plot 8', 'Flat 4'));
    expect(Object.keys(draft.executor.executorsPerAsset)).toEqual(['lost/Plot 7', 'lost/Flat 3']);
    expect(Object.keys(toStoredDraft(draft).executor.executorsPerAsset)).toEqual(['Plot 7', 'Flat 3']);
    expect(withAssets(draft, draft.assets.slice(1)).executor).toEqual(draft.executor);
  });

  test('are not given to an asset that is added later, before it has executors of its own', () => {
    const { draft } = parseStoredDraft(renamed('Plot 7'));
    expect(Object.keys(draft.executor.executorsPerAsset)).toContain('lost/Flat 3');
    const added = { ...draft, assets: [...draft.assets, emptyAsset('asset-new')] };
    expect(parseStoredDraft(throughStorage(added))).toEqual({ draft: added, repairs: [] });
  });

  test('never take the place of an asset’s own', () => {
    const { draft } = parseStoredDraft(renamed('Plot 8', 'Flat 4'));
    const own = [{ ...emptyExecutor('own'), name: 'Own' }];
    const back = {
      ...draft,
      assets: draft.assets.map((asset) => ({ ...asset, identifier: asset.identifier.replace('8', '7') })),
      executor: {
        ...draft.executor,
        executorsPerAsset: { ...draft.executor.executorsPerAsset, [draft.assets[0]?.id ?? '']: own },
      },
    };
    expect(toStoredDraft(back).executor.executorsPerAsset['Plot 7']).toEqual(own);
  });
});

describe('what the review keeps beside the answers', () => {
  const moreAnswers = { personalLaw: 'hindu', earlierWill: 'none', areWitnessesAdult: null } as const;

  test('comes back as it was, and is absent where it was', () => {
    const draft: WillDraft = { ...meera, acknowledged: ['["A1","asset",85]'], moreAnswers };
    expect(parseStoredDraft(throughStorage(draft))).toEqual({ draft, repairs: [] });
    expect(Object.keys(parseStoredDraft(throughStorage(meera)).draft)).not.toContain('acknowledged');
  });
  test('is repaired field by field', () => {
    const { draft, repairs } = parseStoredDraft({
      nominees: [],
      acknowledged: [7],
      moreAnswers: { ...moreAnswers, personalLaw: 'martian' },
    });
    expect(draft.acknowledged).toBeUndefined();
    expect(draft.moreAnswers).toEqual({ ...moreAnswers, personalLaw: '' });
    expect(repairs).toEqual(['draft.acknowledged', 'moreAnswers.personalLaw']);
  });
});

describe('a document from elsewhere or from an older version', () => {
  const read = (json: unknown) => {
    let count = 0;
    return parseStoredDraft(json, () => `id-${++count}`);
  };

  test('gets ids where it has none, and defaults for what it lacks', () => {
    const { draft, repairs } = read({
      nominees: [{ id: 7, name: 'Asha', relation: 'Friend' }],
      assets: [
        { type: 'Vehicle', identifier: 'MH 12', nomineeAllocations: [{ nomineeId: 7, percentage: '50' }] },
      ],
      executor: {
        appointExecutor: 'yes',
        executorMode: 'separate',
        executorsPerAsset: { 'MH 12': [{ name: 'Ravi' }] },
      },
    });
    expect(repairs).toEqual([]);
    const [asset] = draft.assets;
    expect(draft.nominees).toEqual([{ id: '7', name: 'Asha', relation: 'Friend', nomiee_notes: '' }]);
    expect(asset?.nomineeAllocations).toEqual([{ nomineeId: '7', percentage: 50, comment: '' }]);
    expect(draft.executor.executorsPerAsset[asset?.id ?? '']).toMatchObject([
      { name: 'Ravi', isBackup: false },
    ]);
    expect(draft.otherInfo).toMatchObject({ isGuardianCaretaker: true, addWitnessNow: true });
    expect(draft.otherInfo.witnesses).toHaveLength(2);
  });

  test('may count its nominees and its assets from one each', () => {
    const { draft } = read({
      nominees: [{ id: '1', name: 'Asha' }],
      assets: [{ id: '1', nomineeAllocations: [{ nomineeId: '1', percentage: 10 }] }],
    });
    expect(draft.nominees[0]?.id).toBe('1');
    expect(draft.assets[0]?.id).toBe('1');
  });

  test('may call an asset what every object has from birth', () => {
    const ids = Object.getOwnPropertyNames(Object.prototype);
    expect(ids).toContain('toString');
    const { draft } = read({ assets: ids.map((id) => ({ id, identifier: id })) });
    for (const [at, { id, identifier }] of draft.assets.entries()) {
      expect(identifier).toBe(ids[at]);
      expect(draft.executor.executorsPerAsset[id]).toBeUndefined();
    }
  });

  test('never has two nominees under one id', () => {
    const { draft } = read({
      nominees: [
        { id: 'a', name: 'Asha' },
        { id: 'a', name: 'Ravi' },
      ],
    });
    expect(new Set(draft.nominees.map(({ id }) => id)).size).toBe(2);
  });

  test('that lists children has answered the toggle', () => {
    expect(
      read({ personalDetails: { children: [{ name: 'Asha', age: '5' }] } }).draft.personalDetails,
    ).toMatchObject({
      hasChildren: true,
      children: [{ name: 'Asha', age: 5 }],
    });
  });

  test('keeps the good parts and names the bad ones', () => {
    const { draft, repairs } = read({
      personalDetails: { fullName: 'Asha', country: 'France', dob: '31/02/2000', children: 'none' },
      nominees: [null, { id: 'a', name: 'Ravi' }],
      assets: null,
      otherInfo: { hasPets: 'perhaps' },
    });
    expect(draft.personalDetails).toMatchObject({ fullName: 'Asha', country: '', dob: '', children: [] });
    expect(draft.nominees).toMatchObject([{ id: 'a', name: 'Ravi' }]);
    expect(repairs).toEqual([
      'personalDetails.children',
      'personalDetails.country',
      'personalDetails.dob',
      'draft.nominees.0',
      'otherInfo.hasPets',
    ]);
  });

  test.each([[null], [[]], ['draft'], [7], [{}], [{ foo: 1 }]])(
    'is refused when it is no draft: %j',
    (json) => {
      expect(() => read(json)).toThrow(DraftFormatError);
    },
  );

  test('never makes the reader fail, whatever stands in it', () => {
    const section = fc.constantFrom(
      'personalDetails',
      'nominees',
      'assets',
      'executor',
      'residuary',
      'otherInfo',
    );
    fc.assert(
      fc.property(fc.dictionary(section, fc.jsonValue(), { minKeys: 1 }), (json) => {
        const { draft } = parseStoredDraft(json);
        expect(parseStoredDraft(throughStorage(draft))).toEqual({ draft, repairs: [] });
      }),
    );
  });
});
