import { SummaryList } from '@virasat/ui';
import { otherInfoTexts } from '../../texts/otherInfo.ts';
import { reviewTexts } from '../../texts/review.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { typedRow } from './reviewRows.ts';
import { type ReviewSectionProps, willLangOf } from './reviewTypes.ts';

const texts = reviewTexts.proposed;

/** What stage 6 says, by its last answers: what was typed under an answer since changed is left out. */
export function ReviewOtherInfo({ draft }: ReviewSectionProps) {
  const { otherInfo: info } = draft;
  const lang = willLangOf(draft);
  return (
    <div className="space-y-4">
      <SummaryList
        rows={[
          typedRow(
            'caretaker',
            texts.caretaker,
            info.isGuardianCaretaker ? texts.legalGuardian : info.caretaker,
            lang,
          ),
          typedRow('pets', texts.pets, info.hasPets ? info.petDetails : texts.none, lang),
          {
            key: 'noContest',
            term: texts.noContest,
            value: info.includeNoContestClause ? texts.included : texts.notIncluded,
          },
          typedRow(
            'special',
            texts.special,
            info.hasSpecialInstructions ? info.specialInstructions : texts.none,
            lang,
          ),
          {
            key: 'witnesses',
            term: texts.witnesses,
            value: info.addWitnessNow ? texts.witnessCount(info.witnesses.length) : texts.witnessesLater,
          },
        ]}
      />
      {info.addWitnessNow && (
        <ul className="space-y-3">
          {info.witnesses.map(({ id, name, address }) => (
            <ReviewCard
              key={id}
              title={name}
              lang={lang}
              rows={[typedRow('address', otherInfoTexts.proposed.witnessAddress, address, lang)]}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
