import { SummaryList, type SummaryRow } from '@virasat/ui';
import { isBlank, type WillDraft } from '@virasat/will-model';
import { residuaryTexts } from '../../texts/residuary.ts';
import { reviewTexts } from '../../texts/review.ts';
import { ReviewShares } from './ReviewShares.tsx';
import { typedRow } from './reviewRows.ts';
import { type EditableStage, type ReviewSectionProps, willLangOf } from './reviewTypes.ts';

const texts = reviewTexts.proposed;

function scopeRows({ residuary }: WillDraft): SummaryRow[] {
  const { scope, valueLimit } = residuary;
  if (scope === '') return [{ key: 'scope', term: texts.scope, value: texts.notProvided }];
  const row = { key: 'scope', term: texts.scope, value: residuaryTexts.proposed.scopes[scope].label };
  if (scope === 'only-mentioned') return [row];
  return [
    row,
    { key: 'limit', term: texts.valueLimit, value: isBlank(valueLimit) ? texts.noLimit : valueLimit },
  ];
}

function distributionRows(draft: WillDraft, onEdit: (stage: EditableStage) => void): SummaryRow[] {
  const { distributionOption: option, customAllocations, customText } = draft.residuary;
  const lang = willLangOf(draft);
  if (option === '') return [{ key: 'distribution', term: texts.distribution, value: texts.notProvided }];
  const row = {
    key: 'distribution',
    term: texts.distribution,
    value: residuaryTexts.proposed.distributions[option].label,
  };
  switch (option) {
    case 'legal-heirs':
    case 'all-beneficiaries':
      return [row];
    case 'text':
      return [row, typedRow('customText', texts.residueInstructions, customText, lang)];
    case 'custom': {
      const shares = (
        <ReviewShares
          shares={customAllocations}
          nominees={draft.nominees}
          lang={lang}
          place={residuaryTexts.proposed.subject}
          remainderText={texts.unsharedResidue}
          onFix={() => onEdit(5)}
        />
      );
      return [row, { key: 'shares', term: texts.shares, value: shares }];
    }
    default:
      return option satisfies never;
  }
}

/** What stage 5 says, by its last answers. */
export function ReviewResiduary({ draft, onEdit }: ReviewSectionProps) {
  return <SummaryList rows={[...scopeRows(draft), ...distributionRows(draft, onEdit)]} />;
}
