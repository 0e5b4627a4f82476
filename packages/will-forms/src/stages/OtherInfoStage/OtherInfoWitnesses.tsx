import { RepeatableList, YesNo } from '@virasat/ui';
import {
  emptyWitness,
  isBlank,
  newId,
  type OtherInfo,
  WITNESSES,
  type Witness,
  withAddWitnessNow,
} from '@virasat/will-model';
import { memo } from 'react';
import { cardBlock, StageFindings } from '../../review/StageFindings/index.ts';
import { otherInfoTexts } from '../../texts/otherInfo.ts';
import { drawnFor, type SectionProps, useListChanges } from '../StageForm/index.ts';
import { OtherInfoWitness } from './OtherInfoWitness.tsx';
import { ADD_WITNESS_ID, fieldId, witnessPrefix } from './otherInfoPlaces.ts';

const texts = otherInfoTexts.proposed;

const isWhole = ({ name, address }: Witness): boolean => !isBlank(name) && !isBlank(address);
const nameOf = ({ name }: Witness, index: number): string =>
  isBlank(name) ? texts.witness(index) : `${texts.witness(index)}, ${name}`;
const summaryOf = ({ address }: Witness) => <span className="whitespace-pre-wrap">{address}</span>;

/** Whether witnesses are named now, and who they are: two to four. */
export const OtherInfoWitnesses = memo(
  function OtherInfoWitnesses({ form }: SectionProps<OtherInfo>) {
    const { addWitnessNow, witnesses } = form.values;
    const list = useListChanges<Witness>({
      current: () => form.current().witnesses,
      set: (next) => form.set('witnesses', next),
      create: () => emptyWitness(newId()),
    });

    function handleAnswer(answer: boolean): void {
      const next = withAddWitnessNow(form.current(), answer, newId);
      form.set('addWitnessNow', next.addWitnessNow);
      form.set('witnesses', next.witnesses);
    }

    return (
      <YesNo
        name={fieldId('addWitnessNow')}
        label={texts.witnessNow}
        hint={texts.witnessNowHint}
        noLabel={otherInfoTexts.witnessesLater}
        value={addWitnessNow}
        onValueChange={handleAnswer}
      >
        <p className="text-ink-2">{texts.witnessesHint}</p>
        <RepeatableList
          heading={texts.witnesses}
          headingLevel={2}
          headingId={fieldId('witnesses')}
          addButtonId={ADD_WITNESS_ID}
          items={witnesses}
          itemKey={({ id }) => id}
          itemLegend={texts.witness}
          itemName={nameOf}
          isComplete={isWhole}
          itemHasError={({ id }) => form.hasProblemIn(witnessPrefix(id))}
          fieldPrefix={({ id }) => witnessPrefix(id)}
          error={form.messageAt('witnesses')}
          renderFields={(witness, index) => <OtherInfoWitness form={form} witness={witness} index={index} />}
          renderSummary={summaryOf}
          renderNotes={({ id }) => <StageFindings block={cardBlock(witnessPrefix(id))} />}
          addLabel={texts.addWitness}
          onAdd={list.add}
          onRemove={list.remove}
          onUndo={list.undo}
          min={WITNESSES.least}
          max={WITNESSES.most}
          maxReachedText={texts.tooManyWitnesses}
        />
      </YesNo>
    );
  },
  drawnFor<OtherInfo>('addWitnessNow', 'witnesses'),
);
