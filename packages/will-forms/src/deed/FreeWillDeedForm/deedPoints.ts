import { type DeedFinding, deedFindings, type FreeWillDeed, isBlank } from '@virasat/will-model';
import { deedTexts } from '../../texts/deed.ts';
import { deedFieldId, NOMINEE_NAME_ID, SIGNING_DATE_ID } from './deedPlaces.ts';
import type { TypedNominee } from './typedDeedParts.ts';

/** Something to look at before the download. */
export interface DeedPoint {
  key: string;
  text: string;
  /** The DOM id of the control where it can be changed. */
  targetId: string;
  /** Whether the download asks about it. */
  isAsked: boolean;
}

function targetOf({ field }: DeedFinding): string {
  if (field === 'nominees') return NOMINEE_NAME_ID;
  return field === 'date' ? `${SIGNING_DATE_ID}-day` : deedFieldId(field);
}

/**
 * What a careful lawyer would ask about the deed, and a nominee who was typed but not added. An impossible date is left
 * out: the form says it at its field.
 */
export function deedPoints(deed: FreeWillDeed, { name }: TypedNominee, today: string): DeedPoint[] {
  const found = deedFindings(deed, today)
    .filter(({ severity }) => severity !== 'B')
    .map((finding) => ({
      key: `${finding.id} ${finding.message}`,
      text: finding.message,
      targetId: targetOf(finding),
      isAsked: finding.severity === 'A',
    }));
  if (isBlank(name)) return found;
  const text = deedTexts.proposed.notAdded(name.trim());
  // By the name: who leaves one out has not said so of the next.
  return [{ key: `not-added ${name.trim()}`, text, targetId: NOMINEE_NAME_ID, isAsked: true }, ...found];
}
