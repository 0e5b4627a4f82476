import { isBlank } from '../../text/blank.ts';
import { reportingInto } from '../issues.ts';
import { nomineesMessages as messages } from './nominees.messages.ts';
import { nomineesShape } from './nominees.shape.ts';

/**
 * What stage 2 needs before it goes on.
 *
 * @see spec.md section 5, Nominees
 */
export const nomineesSchema = nomineesShape.superRefine((nominees, ctx) => {
  const report = reportingInto(ctx);
  if (nominees.length === 0) report(messages.noneAdded);
  nominees.forEach(({ name, relation }, index) => {
    if (isBlank(name)) report(messages.nameMissing, index, 'name');
    if (isBlank(relation)) report(messages.relationMissing, index, 'relation');
  });
});
