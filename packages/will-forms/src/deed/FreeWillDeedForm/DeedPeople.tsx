import type { FreeWillDeed } from '@virasat/will-model';
import { memo } from 'react';
import { drawnFor, type SectionProps } from '../../stages/StageForm/index.ts';
import { deedTexts } from '../../texts/deed.ts';
import { DeedCard } from './DeedCard.tsx';
import { DeedPersonFields } from './DeedPersonFields.tsx';

const texts = deedTexts.proposed;
const twoColumns = 'grid gap-8 sm:grid-cols-2 sm:gap-6';

/** ‹Executors›: who acts, and who steps in. */
export const DeedExecutors = memo(
  function DeedExecutors({ form }: SectionProps<FreeWillDeed>) {
    return (
      <DeedCard title={texts.executors} text={texts.executorsText}>
        <div className={twoColumns}>
          <DeedPersonFields form={form} person="executor1" legend={texts.primary} />
          <DeedPersonFields form={form} person="executor2" legend={texts.backup} />
        </div>
      </DeedCard>
    );
  },
  drawnFor<FreeWillDeed>('executor1', 'executor2'),
);

/** ‹Witnesses›: who sees it signed. */
export const DeedWitnesses = memo(
  function DeedWitnesses({ form }: SectionProps<FreeWillDeed>) {
    return (
      <DeedCard title={texts.witnesses} text={texts.witnessesText}>
        <div className={twoColumns}>
          <DeedPersonFields form={form} person="witness1" legend={texts.firstWitness} />
          <DeedPersonFields form={form} person="witness2" legend={texts.secondWitness} />
        </div>
      </DeedCard>
    );
  },
  drawnFor<FreeWillDeed>('witness1', 'witness2'),
);
