import { meera } from '@virasat/will-model/fixtures';
import { describe, expect, test } from 'vitest';
import { asset, changed, keys, row } from '../testing/changed-draft.ts';

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

  test('an asset named like a part of every object has no executors by birth (C-23)', () => {
    const draft = changed({
      assets: [asset({ id: 'constructor', identifier: 'constructor' })],
      executor: { executorMode: 'separate', executorsPerAsset: {} },
    });
    expect(row(draft, 'V.1d')).toContain('constructor | - | - | - | - | -');
  });
});
