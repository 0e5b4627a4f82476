import { isBlank } from '../../text/blank.ts';
import type { Asset } from '../assets/assets.shape.ts';
import { type Report, reportingInto } from '../issues.ts';
import { executorMessages as messages } from './executor.messages.ts';
import { type ExecutorPerson, executorShape } from './executor.shape.ts';

function checkList(executors: readonly ExecutorPerson[], path: readonly string[], report: Report): void {
  if (executors.length === 0) {
    report(messages.noneAdded, ...path);
    return;
  }
  executors.forEach(({ name, email, phone, address }, index) => {
    if (isBlank(name)) report(messages.nameMissing, ...path, index, 'name');
    if (isBlank(email)) report(messages.emailMissing, ...path, index, 'email');
    if (isBlank(phone)) report(messages.phoneMissing, ...path, index, 'phone');
    if (isBlank(address)) report(messages.addressMissing, ...path, index, 'address');
  });
}

/**
 * What stage 4 needs before it goes on.
 *
 * @param assets The assets of the same draft: in separate mode each needs executors of its own.
 * @see spec.md section 5, Executor
 */
export const executorSchema = (assets: readonly Pick<Asset, 'id'>[]) =>
  executorShape.superRefine((details, ctx) => {
    const report = reportingInto(ctx);
    if (details.appointExecutor === '') {
      report(messages.appointMissing, 'appointExecutor');
      return;
    }
    if (details.appointExecutor === 'no') return;
    switch (details.executorMode) {
      case '':
        report(messages.modeMissing, 'executorMode');
        return;
      case 'common':
        checkList(details.commonExecutors, ['commonExecutors'], report);
        return;
      case 'separate':
        for (const { id } of assets) {
          checkList(details.executorsPerAsset[id] ?? [], ['executorsPerAsset', id], report);
        }
        return;
      default:
        details.executorMode satisfies never;
    }
  });
