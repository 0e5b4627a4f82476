import { parseStoredDraft, toStoredDraft, type WillDraft, withAssets } from '@virasat/will-model';
import { meera } from '@virasat/will-model/fixtures';
import { describe, expect, test } from 'vitest';
import { asset, changed, keys, row } from '../testing/changed-draft.ts';
import { documentText } from '../testing/reading.ts';
import { composeWill } from './compose-will.ts';

const [rohan, second] = meera.executor.commonExecutors;

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

  test('people of single assets are not printed once the same act for everything (C-20)', () => {
    const draft = changed({
      executor: {
        executorsPerAsset: { 'asset-flat': people.map((person) => ({ ...person, name: 'Zarina' })) },
      },
    });
    expect(row(draft, 'V.1c')).toContain('Rohan Deshpande');
    expect(documentText(composeWill(draft))).not.toContain('Zarina');
  });

  describe('each beside its own asset, whatever the asset is called (C-23)', () => {
    const identifiers = [
      'H.No. 12/3.B',
      'A/c [HDFC].001',
      'constructor',
      '__proto__',
      'Plot 7',
      'Plot 7',
    ] as const;
    const named = identifiers.map((identifier, at) =>
      asset({ id: `asset-${at}`, identifier, nomineeAllocations: [] }),
    );
    const draft = changed({
      assets: named,
      executor: {
        executorMode: 'separate',
        executorsPerAsset: Object.fromEntries(
          named.map(({ id }, at) => [
            id,
            people.slice(0, 1).map((one) => ({ ...one, id: `executor-${at}`, name: `Executor of ${at}` })),
          ]),
        ),
      },
    });
    const asReloaded = (kept: WillDraft): WillDraft =>
      parseStoredDraft(JSON.parse(JSON.stringify(toStoredDraft(kept)))).draft;
    /** The identifier of each asset in the table, and who stands beside it. */
    const appointed = (of: WillDraft): string[] =>
      [...row(of, 'V.1d').matchAll(/^Asset \d+ - [^:]+: (.*?) \| 1 \| (.*?) \| Primary/gmu)].map(
        ([, identifier, name]) => `${identifier}: ${name}`,
      );
    const whole = identifiers.map((identifier, at) => `${identifier}: Executor of ${at}`);

    test('as they were chosen', () => {
      expect(appointed(draft)).toEqual(whole);
      expect(appointed(asReloaded(draft))).toEqual(whole);
    });

    test('after an asset has been given another name', () => {
      const renamed = withAssets(
        draft,
        named.map((each, at) => (at === 3 ? { ...each, identifier: 'toString' } : each)),
      );
      const rows = whole.with(3, 'toString: Executor of 3');
      expect(appointed(renamed)).toEqual(rows);
      expect(appointed(asReloaded(renamed))).toEqual(rows);
    });

    test.each([4, 5])('after one of two of the same name has gone: number %i', (gone) => {
      const fewer = withAssets(
        draft,
        named.filter((_, at) => at !== gone),
      );
      const rows = whole.filter((_, at) => at !== gone);
      expect(appointed(fewer)).toEqual(rows);
      expect(appointed(asReloaded(fewer))).toEqual(rows);
    });
  });

  test('an asset named like a part of every object has no executors by birth (C-23)', () => {
    const draft = changed({
      assets: [asset({ id: 'constructor', identifier: 'constructor' })],
      executor: { executorMode: 'separate', executorsPerAsset: {} },
    });
    expect(row(draft, 'V.1d')).toContain('constructor | - | - | - | - | -');
  });
});
