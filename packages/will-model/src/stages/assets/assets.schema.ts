import { totalPercentage, WHOLE } from '../../shares/shares.ts';
import { isBlank } from '../../text/blank.ts';
import { type Report, reportingInto } from '../issues.ts';
import { assetsMessages as messages } from './assets.messages.ts';
import { type Asset, assetsShape } from './assets.shape.ts';

function checkAllocations({ nomineeAllocations: shares }: Asset, at: number, report: Report): void {
  const chosen = shares.filter(({ nomineeId }) => nomineeId !== '');
  // A row where nobody is chosen gives a share to no one, so it is as wrong as having no row.
  if (chosen.length < shares.length || shares.length === 0) {
    report(messages.nobodySelected, at, 'nomineeAllocations');
  }
  shares.forEach(({ nomineeId, percentage }, index) => {
    const path = [at, 'nomineeAllocations', index] as const;
    const isRepeat = shares.findIndex((share) => share.nomineeId === nomineeId) < index;
    if (nomineeId !== '' && isRepeat) report(messages.selectedTwice, ...path, 'nomineeId');
    if (percentage === null || !Number.isInteger(percentage) || percentage < 1) {
      report(messages.shareNotPositive, ...path, 'percentage');
    }
  });
  if (totalPercentage(shares) > WHOLE) report(messages.totalTooHigh, at, 'nomineeAllocations');
}

/**
 * What stage 3 needs before it goes on. A share of somebody who is no nominee any more doesn't hold it up:
 * it shows as 'Unknown', and Submit waits for it (architecture.md).
 *
 * @see spec.md section 5, Assets
 */
export const assetsSchema = assetsShape.superRefine((assets, ctx) => {
  const report = reportingInto(ctx);
  if (assets.length === 0) report(messages.noneAdded);
  assets.forEach((asset, index) => {
    if (asset.type === '') report(messages.typeMissing, index, 'type');
    if (isBlank(asset.identifier)) report(messages.identifierMissing, index, 'identifier');
    checkAllocations(asset, index, report);
  });
});
