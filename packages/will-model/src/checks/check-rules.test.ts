import { describe, expect, test } from 'vitest';
import { willLanguages } from '../stages/personal-details/personal-details.shape.ts';
import { allCases } from './cases/all-cases.ts';
import { calm, type Scene, TODAY } from './cases/calm.ts';
import { checkDraft } from './check-draft.ts';
import type { Finding } from './check-report.ts';
import { allChecks } from './rules/all-checks.ts';
import type { CheckId, CheckWords } from './texts/check-words.ts';
import { english } from './texts/en.ts';
import { textsOf } from './texts/texts.ts';

const found = ({ draft, facts }: Scene, id: CheckId): Finding[] =>
  checkDraft(draft, { today: TODAY, ...facts }).findings.filter((finding) => finding.id === id);

const wordsOf = (id: CheckId): CheckWords => english.checks[id];

describe('every check', () => {
  test('is there once, in the order of checks.md, with words of its own', () => {
    expect(allChecks.map(({ id }) => id)).toEqual(Object.keys(english.checks));
  });
  test('leaves a careful person alone', () => {
    const { findings } = checkDraft(calm, { today: TODAY });
    expect(findings.map(({ id }) => id)).toEqual(['R9', 'R10']);
  });
});

describe.each(allChecks.map(({ id, severity }) => ({ id, severity })))('$id ($severity)', ({ id }) => {
  const { fires, near, silent = { draft: calm }, fixed } = allCases[id];

  test('speaks where there is cause', () => {
    const findings = found(fires, id);
    expect(findings).not.toEqual([]);
    expect(new Set(findings.map(({ key }) => key)).size).toBe(findings.length);
  });
  test('is silent where there is none', () => {
    expect(found(silent, id)).toEqual([]);
  });
  test('is silent at a near miss', () => {
    expect(found(near, id)).toEqual([]);
  });

  test.each(willLanguages)('has words in %s', (language) => {
    const { draft, facts } = fires;
    const spoken = { ...draft, personalDetails: { ...draft.personalDetails, language } };
    // Only D5b is about the language itself.
    const said = id === 'D5b' ? found(fires, id) : found({ draft: spoken, ...(facts ? { facts } : {}) }, id);
    for (const { text, reason, link, group } of said) {
      expect(`${text} ${reason}`).not.toMatch(/[{}]|undefined|null|NaN/u);
      for (const words of [text, reason, link.fromElsewhere, link.fromItsStage, group.name])
        expect(words.trim()).not.toBe('');
    }
    expect(said).not.toEqual([]);
  });

  test('has a fix exactly where it has words for one, and it does that and nothing else', () => {
    const [finding] = found(fires, id);
    expect(finding?.fix !== undefined).toBe(wordsOf(id).fix !== undefined);
    expect(finding?.fix !== undefined).toBe(fixed !== undefined);
    if (!finding?.fix || !fixed) return;
    const after = finding.fix.apply(fires.draft);
    expect(after).toEqual(fixed);
    expect(found({ ...fires, draft: after }, id)).toEqual([]);
    expect(finding.fix.apply(after)).toEqual(after);
  });
});

describe('the words', () => {
  const placesIn = (text: string): string[] => [...new Set(text.match(/\{[^}]+\}/gu) ?? [])].sort();

  test.each(['hindi', 'marathi'] as const)('have the same places in %s', (language) => {
    const { checks, shared } = textsOf(language);
    for (const { id } of allChecks) {
      const { text, reason } = checks[id];
      expect([id, placesIn(`${text}${reason}`)]).toEqual([
        id,
        placesIn(`${english.checks[id].text}${english.checks[id].reason}`),
      ]);
      expect([id, checks[id].fix !== undefined]).toEqual([id, wordsOf(id).fix !== undefined]);
    }
    expect(Object.values(shared).map(placesIn)).toEqual(Object.values(english.shared).map(placesIn));
  });

  test.each(willLanguages)('of titles and fixes have no places in %s', (language) => {
    for (const { title, fix = '' } of Object.values(textsOf(language).checks)) {
      expect(placesIn(`${title}${fix}`)).toEqual([]);
    }
  });

  test('never say flatly that a gift to a witness is void', () => {
    for (const { reason } of [english.checks.W1, english.checks.W2, english.checks.W6]) {
      expect(reason).toContain('may be void, and gives a ground to contest it');
    }
  });
});
