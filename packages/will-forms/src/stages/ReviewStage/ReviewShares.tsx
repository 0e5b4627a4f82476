import { Button, scriptLang, Tag, type WillLang } from '@virasat/ui';
import {
  assetsMessages,
  type Nominee,
  nomineeOf,
  totalPercentage,
  UNKNOWN_NOMINEE,
  WHOLE,
} from '@virasat/will-model';
import { reviewTexts } from '../../texts/review.ts';

const texts = reviewTexts.proposed;

interface Share {
  nomineeId: string;
  percentage: number | null;
  comment?: string;
}

export interface ReviewSharesProps {
  shares: readonly Share[];
  nominees: readonly Nominee[];
  lang: WillLang;
  /** What is shared, for the name of the link beside a lost nominee. */
  place: string;
  /** Said where less than all is given. */
  remainderText(percentage: number): string;
  /** Leads to the stage where a lost share is put right. */
  onFix(): void;
}

/**
 * Who gets how much of one thing. A share of nobody says 'Unknown' and leads to where it is put right.
 * @see spec.md, section 2, Review stage; design.md, 4.3 and 4.7
 */
export function ReviewShares({ shares, nominees, lang, place, remainderText, onFix }: ReviewSharesProps) {
  // A share has no identity of its own, and a broken draft may name one person twice.
  const rows = shares.map((share, index) => ({ ...share, key: `${share.nomineeId} ${index}` }));
  const remainder = WHOLE - totalPercentage(shares);
  return (
    <>
      <ul className="divide-y divide-line">
        {rows.map(({ key, nomineeId, percentage, comment = '' }) => {
          const name = nomineeOf(nominees, nomineeId)?.name;
          return (
            <li key={key} className="py-2">
              <div className="flex flex-wrap items-baseline gap-x-3">
                {name === undefined ? (
                  <span className="flex-1">
                    <Tag tone="danger">{UNKNOWN_NOMINEE}</Tag>
                  </span>
                ) : (
                  <span lang={scriptLang(name, lang)} translate="no" className="min-w-0 flex-1 wrap-anywhere">
                    {name}
                  </span>
                )}
                <span className="font-semibold tabular">{percentage ?? 0}%</span>
              </div>
              {name === undefined && (
                <Button variant="quiet" size="dense" className="-ms-2 text-start" onClick={onFix}>
                  {texts.chooseNominee(place)}
                </Button>
              )}
              {comment.trim() !== '' && (
                <p
                  lang={scriptLang(comment, lang)}
                  translate="no"
                  className="text-sm text-ink-2 whitespace-pre-wrap wrap-anywhere"
                >
                  {comment}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {remainder < 0 && (
        <p className="pt-1 text-sm font-semibold text-danger">{assetsMessages.totalTooHigh}</p>
      )}
      {remainder > 0 && <p className="pt-1 text-sm text-ink-2">{remainderText(remainder)}</p>}
    </>
  );
}
