import { assetsTexts } from '../../texts/assets.ts';
import { executorTexts } from '../../texts/executor.ts';
import { reviewTexts } from '../../texts/review.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewShares } from './ReviewShares.tsx';
import { typedRow } from './reviewRows.ts';
import { type ReviewSectionProps, willLangOf } from './reviewTypes.ts';

const texts = reviewTexts.proposed;

/** What stage 3 says: a card an asset, with who gets how much of it. */
export function ReviewAssets({ draft, onEdit }: ReviewSectionProps) {
  const lang = willLangOf(draft);
  return (
    <ul className="space-y-3">
      {draft.assets.map((asset, index) => {
        const title = executorTexts.proposed.assetTitle(index, asset.identifier);
        return (
          <ReviewCard
            key={asset.id}
            title={title}
            lang={lang}
            rows={[
              typedRow('type', assetsTexts.proposed.type, asset.type, lang),
              typedRow('description', assetsTexts.proposed.description, asset.description, lang),
              {
                key: 'shares',
                term: texts.shares,
                value: (
                  <ReviewShares
                    shares={asset.nomineeAllocations}
                    nominees={draft.nominees}
                    lang={lang}
                    place={title}
                    remainderText={texts.unshared}
                    onFix={() => onEdit(3)}
                  />
                ),
              },
            ]}
          />
        );
      })}
    </ul>
  );
}
