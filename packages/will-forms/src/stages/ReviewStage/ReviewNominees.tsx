import { nomineesTexts } from '../../texts/nominees.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { typedRow } from './reviewRows.ts';
import { type ReviewSectionProps, willLangOf } from './reviewTypes.ts';

const texts = nomineesTexts.proposed;

/** What stage 2 says: a card a nominee. */
export function ReviewNominees({ draft }: ReviewSectionProps) {
  const lang = willLangOf(draft);
  return (
    <ul className="space-y-3">
      {draft.nominees.map(({ id, name, relation, nomiee_notes }) => (
        <ReviewCard
          key={id}
          title={name}
          lang={lang}
          rows={[
            typedRow('relation', texts.relation, relation, lang),
            typedRow('note', texts.note, nomiee_notes, lang),
          ]}
        />
      ))}
    </ul>
  );
}
