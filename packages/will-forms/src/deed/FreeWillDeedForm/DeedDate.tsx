import { DateField, type DateParts } from '@virasat/ui';
import type { FreeWillDeed } from '@virasat/will-model';
import { memo } from 'react';
import { drawnFor, type SectionProps } from '../../stages/StageForm/index.ts';
import { deedTexts } from '../../texts/deed.ts';
import { DeedCard } from './DeedCard.tsx';
import { SIGNING_DATE_ID, signingRange } from './deedPlaces.ts';

const texts = deedTexts.proposed;

export interface DeedDateProps extends SectionProps<FreeWillDeed> {
  parts: DateParts;
  onPartsChange(parts: DateParts, iso: string): void;
}

/** The day of signing: a message for each part that is missing, one for all where there is no such day. */
export const DeedDate = memo(
  function DeedDate({ form, parts, onPartsChange }: DeedDateProps) {
    const partErrors = {
      day: form.messageAt('date'),
      month: form.messageAt('month'),
      year: form.messageAt('year'),
    };
    const isUnreal = partErrors.day === texts.notARealDate;
    return (
      <DeedCard title={texts.date} text={texts.dateText}>
        <DateField
          id={SIGNING_DATE_ID}
          name="signingDate"
          label={texts.signingDate}
          parts={parts}
          onPartsChange={onPartsChange}
          {...signingRange}
          {...(isUnreal ? { error: texts.notARealDate } : { partErrors })}
        />
      </DeedCard>
    );
  },
  drawnFor<FreeWillDeed>('date', 'month', 'year'),
);
