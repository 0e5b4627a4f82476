import { totalPercentage, WHOLE } from '../../shares/shares.ts';
import { isBlank } from '../../text/blank.ts';
import { type Report, reportingInto } from '../issues.ts';
import { residuaryMessages as messages } from './residuary.messages.ts';
import { type CustomAllocation, residuaryShape } from './residuary.shape.ts';

function checkShares(shares: readonly CustomAllocation[], report: Report): void {
  if (shares.length === 0) {
    report(messages.nobodySelected, 'customAllocations');
    return;
  }
  shares.forEach(({ nomineeId, percentage }, index) => {
    const path = ['customAllocations', index] as const;
    const isRepeat = shares.findIndex((share) => share.nomineeId === nomineeId) < index;
    if (nomineeId === '') report(messages.nomineeMissing, ...path, 'nomineeId');
    else if (isRepeat) report(messages.selectedTwice, ...path, 'nomineeId');
    if (percentage === null) report(messages.shareMissing, ...path, 'percentage');
    else if (!Number.isInteger(percentage) || percentage < 1 || percentage > WHOLE) {
      report(messages.shareInvalid, ...path, 'percentage');
    }
  });
  if (totalPercentage(shares) > WHOLE) report(messages.totalTooHigh, 'customAllocations');
}

/**
 * What stage 5 needs before it goes on.
 *
 * @see spec.md section 5, Residuary
 */
export const residuarySchema = residuaryShape.superRefine((residuary, ctx) => {
  const report = reportingInto(ctx);
  if (residuary.scope === '') report(messages.scopeMissing, 'scope');
  if (residuary.distributionOption === '') report(messages.distributionMissing, 'distributionOption');
  if (residuary.distributionOption === 'custom') checkShares(residuary.customAllocations, report);
  if (residuary.distributionOption === 'text' && isBlank(residuary.customText)) {
    report(messages.textMissing, 'customText');
  }
});
