import { describe, expect, test } from 'vitest';
import { ashwini, brokenDraft, meera, meeraIn } from '../fixtures/index.ts';
import { isAcknowledged, unacknowledged, withAcknowledged } from './acknowledgements.ts';
import { checkDraft } from './check-draft.ts';

const facts = { today: '2026-11-28' };

describe('a report', () => {
  test('counts no check that could not look', () => {
    const known = { glyphFaults: [], overflows: [], isPdfOutdated: false, lastReviewedOn: facts.today };
    const blind = checkDraft(meera, facts);
    const seeing = checkDraft(meera, { ...facts, ...known });
    const ids = blind.points.map(({ id }) => id);
    expect(seeing.points.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([
      'M9',
      'D5',
      'D7',
      'D8',
      'D9',
    ]);
    expect([seeing.checked - blind.checked, seeing.fine - blind.fine]).toEqual([5, 5]);
  });

  test('counts every check, and those that found nothing', () => {
    const { checked, fine, points, findings } = checkDraft(meera, facts);
    expect(points).toHaveLength(checked);
    expect(points.filter(({ found }) => found === 0)).toHaveLength(fine);
    expect(findings).toHaveLength(points.reduce((sum, { found }) => sum + found, 0));
  });

  test('has what Submit waits for first', () => {
    const severities = checkDraft(brokenDraft, facts).findings.map(({ severity }) => severity);
    expect(severities[0]).toBe('B');
    expect(severities).toEqual([...severities].sort((a, b) => 'BAWI'.indexOf(a) - 'BAWI'.indexOf(b)));
  });

  test('speaks the will’s language alone, also where it names the place', () => {
    const [finding] = checkDraft(meeraIn('marathi'), facts).findings.filter(({ id }) => id === 'A1');
    expect(finding?.text).toBe(
      '‘HDFC fixed deposit 00123’ च्या हिश्शांची बेरीज 85% आहे. राहिलेले 15% उर्वरित मालमत्तेत जाईल.',
    );
    expect(finding?.link).toEqual({
      fromElsewhere: 'हे बदला: पायरी 3, मालमत्ता',
      fromItsStage: 'या उत्तराकडे जा',
    });
  });

  test('leads nowhere with what no stage holds', () => {
    const glyphFaults = [{ letters: ['ᚠ'] }];
    const [finding] = checkDraft(meera, { ...facts, glyphFaults }).findings;
    expect(finding).toMatchObject({ id: 'D5', stage: 0, target: { at: 'pdf' } });
  });
});

describe('what was ticked as read', () => {
  const short = { ...meera };
  const { findings } = checkDraft(short, facts);
  const ticked = withAcknowledged(short, findings, unacknowledged(short, findings), true);

  test('is not asked about again', () => {
    expect(unacknowledged(short, findings).map(({ id }) => id)).toContain('A1');
    expect(unacknowledged(ticked, checkDraft(ticked, facts).findings)).toEqual([]);
  });
  test('can be taken back', () => {
    const [first] = unacknowledged(short, findings);
    if (!first) throw new Error('The draft has an A finding');
    const again = withAcknowledged(ticked, findings, [first], false);
    expect(unacknowledged(again, findings)).toEqual([first]);
  });
  test('does not speak for what changed since', () => {
    const changed = {
      ...ticked,
      assets: ticked.assets.map((asset) => ({
        ...asset,
        nomineeAllocations: asset.nomineeAllocations.map((share) =>
          share.percentage === 40 ? { ...share, percentage: 41 } : share,
        ),
      })),
    };
    const [finding] = checkDraft(changed, facts).findings.filter(({ id }) => id === 'A1');
    expect(finding?.text).toContain('86%');
    expect(finding && isAcknowledged(changed, finding)).toBe(false);
  });
  test('is forgotten once nothing gives cause for it', () => {
    const other = withAcknowledged(
      { ...ashwini, acknowledged: ['["A1","gone",1]'] },
      checkDraft(ashwini, facts).findings,
      [],
      true,
    );
    expect(other.acknowledged).toEqual([]);
  });
});
