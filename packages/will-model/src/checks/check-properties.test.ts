import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseStoredDraft } from '../draft/parse-stored-draft.ts';
import type { WillDraft } from '../draft/will-draft.ts';
import { anyDraft } from '../testing/draft-arbitrary.ts';
import { bareName } from '../text/names.ts';
import { allCases } from './cases/all-cases.ts';
import { calm, TODAY } from './cases/calm.ts';
import { checkDraft } from './check-draft.ts';
import type { Finding } from './check-report.ts';
import { allChecks } from './rules/all-checks.ts';

const facts = { today: TODAY };
const keysOf = (draft: WillDraft): string[] => checkDraft(draft, facts).findings.map(({ key }) => key);

describe('any draft', () => {
  test('is checked without a fault, and the same way each time', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const before = structuredClone(draft);
        const report = checkDraft(draft, facts);
        expect(JSON.stringify(checkDraft(structuredClone(draft), facts))).toBe(JSON.stringify(report));
        expect(draft).toEqual(before);
        expect(report.fine).toBe(report.points.filter(({ found }) => found === 0).length);
      }),
      { numRuns: 100 },
    );
  });

  test('that was parsed from anything is checked without a fault', () => {
    const section = fc.constantFrom(
      'personalDetails',
      'nominees',
      'assets',
      'executor',
      'residuary',
      'otherInfo',
      'acknowledged',
      'moreAnswers',
    );
    fc.assert(
      fc.property(fc.dictionary(section, fc.jsonValue()), (json) => {
        const { draft } = parseStoredDraft({ nominees: [], ...json });
        expect(checkDraft(draft, facts).checked).toBeGreaterThan(0);
      }),
    );
  });

  test('has no two findings of one key', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const keys = keysOf(draft);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 100 },
    );
  });

  test('is put right by any fix without a new reason to stop', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        for (const { key, fix } of checkDraft(draft, facts).findings) {
          if (!fix) continue;
          const after = checkDraft(fix.apply(draft), facts).findings;
          expect(after.map((finding) => finding.key)).not.toContain(key);
        }
      }),
      { numRuns: 100 },
    );
  });
});

test('the order of people and assets does not decide what is found', () => {
  const turned = <Item>(list: readonly Item[]): Item[] => [...list].reverse();
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const other: WillDraft = {
        ...draft,
        nominees: turned(draft.nominees),
        personalDetails: { ...draft.personalDetails, children: turned(draft.personalDetails.children) },
        otherInfo: { ...draft.otherInfo, witnesses: turned(draft.otherInfo.witnesses) },
      };
      // D6 and D15 know a text by its place; how a name is found first decides the words of others, never their keys.
      const comparable = (keys: string[]): string[] =>
        keys.filter((key) => !/^\["(?:D6|D15|A16)"/u.test(key)).sort();
      expect(comparable(keysOf(other))).toEqual(comparable(keysOf(draft)));
    }),
    { numRuns: 100 },
  );
});

describe('a tick', () => {
  const asking = allChecks.filter(({ severity }) => severity === 'A').map(({ id }) => id);
  const asked = (draft: WillDraft): Finding[] =>
    checkDraft(draft, facts).findings.filter(({ severity }) => severity === 'A');

  const NAMED = new Set(['name', 'fullName', 'guardianName', 'caretaker', 'identifier']);
  /** The draft with a word behind each name: the same behind those that are one person's, or each its own. */
  const renamed = (draft: WillDraft, words: readonly string[], isByPerson: boolean): WillDraft => {
    const known: string[] = [];
    return JSON.parse(JSON.stringify(draft), (field, value) => {
      if (!NAMED.has(field)) return value;
      const who = isByPerson ? bareName(value) : `${known.length}`;
      if (!known.includes(who)) known.push(who);
      return `${value} ${words[known.indexOf(who) % words.length]}`;
    });
  };
  const anyNames = fc.tuple(
    fc.array(fc.constantFrom('', 'Mr.', 'Bapat', 'Gore'), { minLength: 5, maxLength: 5 }),
    fc.boolean(),
  );
  const read = (words: string): string => bareName(words.replace(/[‘’,]/gu, ' '));

  test.each(asking)('of %s speaks for nothing else than what was read', (id) => {
    const { draft } = allCases[id].fires;
    fc.assert(
      fc.property(anyNames, anyNames, (names, others) => {
        const before = new Map(asked(renamed(draft, ...names)).map((finding) => [finding.key, finding]));
        for (const { key, text, reason } of asked(renamed(draft, ...others))) {
          const ticked = before.get(key);
          if (ticked) expect(read(`${text} ${reason}`)).toBe(read(`${ticked.text} ${ticked.reason}`));
        }
      }),
      { numRuns: 12 },
    );
  });

  test('outlives a name that is only written in another way', () => {
    for (const id of asking) {
      const { draft } = allCases[id].fires;
      const keys = asked(draft).map(({ key }) => key);
      expect(keys.some((key) => key.startsWith(`["${id}"`))).toBe(true);
      expect(asked(renamed(draft, ['Mr.'], true)).map(({ key }) => key)).toEqual(keys);
    }
  });
});

test('an answer that a later choice dropped gives no cause', () => {
  const secret = 'My password is here';
  const dropped: WillDraft = {
    ...calm,
    residuary: { ...calm.residuary, customText: secret },
    otherInfo: { ...calm.otherInfo, petDetails: secret, specialInstructions: secret, caretaker: secret },
  };
  expect(keysOf(dropped)).toEqual(keysOf(calm));
});
