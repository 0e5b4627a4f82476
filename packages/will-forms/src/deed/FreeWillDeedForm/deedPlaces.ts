import type { DateParts } from '@virasat/ui';
import type { FreeWillDeed, StageIssue } from '@virasat/will-model';
import { isWholeButUnreal } from '../../dates/index.ts';
import type { PlaceOf } from '../../stages/StageForm/index.ts';
import { deedTexts } from '../../texts/deed.ts';

const texts = deedTexts.proposed;

/** The DOM id of one of the deed's controls, by the path of its answer. */
export const deedFieldId = (path: string): string => `deed-${path.replaceAll('.', '-')}`;

/** The DOM id of the box for the next nominee's name: what is wrong with the list leads there. */
export const NOMINEE_NAME_ID = 'deed-nominee-name';

/** The DOM id of the deed's own date; its three boxes add their part. */
export const SIGNING_DATE_ID = 'deed-signingDate';

/** Any day of the calendar: what is unwise about a date is said, not refused. */
export const signingRange = { earliest: '1000-01-01', latest: '9999-12-31' } as const;

const signingBox: Readonly<Record<string, string>> = { date: 'day', month: 'month', year: 'year' };

/**
 * Where each fault of the deed is shown. A date of birth that was typed whole but is none is not missing, so it is told
 * what is wrong with it, and which date is meant, since there are two.
 *
 * @param dateOfBirth What stands in that date's boxes now.
 */
export const deedPlaces =
  (dateOfBirth: DateParts, today: string): PlaceOf<FreeWillDeed> =>
  ({ path, message }: StageIssue) => {
    const [field] = path;
    if (field === 'nominees') return { targetId: NOMINEE_NAME_ID };
    const box = typeof field === 'string' ? signingBox[field] : undefined;
    if (box !== undefined) {
      return {
        targetId: `${SIGNING_DATE_ID}-${box}`,
        ...(message === texts.notARealDate ? { context: texts.signingDate } : {}),
      };
    }
    const isUnreal = field === 'dateOfBirth' && isWholeButUnreal(dateOfBirth, today);
    return {
      targetId: deedFieldId(path.map(String).join('.')),
      ...(isUnreal ? { message: texts.notARealDate, context: texts.dateOfBirth } : {}),
    };
  };
