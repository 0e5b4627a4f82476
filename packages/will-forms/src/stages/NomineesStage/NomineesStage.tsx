import { EmptyState, RepeatableList } from '@virasat/ui';
import { type Child, emptyNominee, isBlank, type Nominee, newId, nomineesSchema } from '@virasat/will-model';
import { z } from 'zod';
import { cardBlock, StageFindings } from '../../review/StageFindings/index.ts';
import { nomineesTexts } from '../../texts/nominees.ts';
import { type StageActions, StageForm, useListChanges, useStageForm } from '../StageForm/index.ts';
import { NomineeFields } from './NomineeFields.tsx';
import { NomineesChildren } from './NomineesChildren.tsx';
import { ADD_ID, type NomineesValues, nomineeIdPrefix, nomineesPlaces } from './nomineesPlaces.ts';

const texts = nomineesTexts.proposed;
const schema = z.object({ nominees: nomineesSchema });

export interface NomineesStageProps extends StageActions {
  nominees: Nominee[];
  /** The children that the will may speak of; without any, nothing is asked about them. */
  listedChildren: readonly Child[];
  /** The answer to ‹Add your children as nominees?› to begin with; null until given. */
  childrenAsNominees: boolean | null;
  /** How many shares, of assets and of the residue, name a nominee: removing one with shares asks first. */
  sharesOf(nomineeId: string): number;
  /** Every change, valid or not. */
  onChange(nominees: Nominee[]): void;
  /** The answer alone; what it does to the nominees comes by `onChange`. Null where an answer is taken back. */
  onChildrenAsNomineesChange(answer: boolean | null): void;
  onNext(nominees: Nominee[]): void;
}

const nameOf = ({ name }: Nominee, index: number): string =>
  isBlank(name) ? texts.legend(index) : `${texts.legend(index)}, ${name}`;
const isWhole = ({ name, relation }: Nominee): boolean => !isBlank(name) && !isBlank(relation);

const summaryOf = ({ relation, nomiee_notes }: Nominee): string =>
  isBlank(nomiee_notes) ? relation : `${relation} · ${nomiee_notes}`;

/**
 * Stage 2: the people and organisations who will receive something.
 *
 * @see spec.md section 2, Nominees stage, section 4, Form behaviour rules, and section 5, Nominees
 */
export function NomineesStage({
  nominees,
  listedChildren,
  childrenAsNominees,
  sharesOf,
  onChange,
  onChildrenAsNomineesChange,
  onNext,
  ...actions
}: NomineesStageProps) {
  const form = useStageForm<NomineesValues>({
    values: { nominees },
    schema,
    onChange: (values) => onChange(values.nominees),
    onNext: (values) => onNext(values.nominees),
    place: nomineesPlaces,
  });
  const list = useListChanges<Nominee>({
    current: () => form.current().nominees,
    set: (next) => form.set('nominees', next),
    create: () => emptyNominee(newId()),
  });
  function whatDepends({ id, name }: Nominee, index: number): string | null {
    const shares = sharesOf(id);
    return shares === 0 ? null : texts.removeUsed(isBlank(name) ? texts.legend(index) : name, shares);
  }
  return (
    <StageForm form={form} number={2} lead={texts.lead} {...actions}>
      {listedChildren.length > 0 && (
        <NomineesChildren
          form={form}
          listedChildren={listedChildren}
          startAnswer={childrenAsNominees}
          onAnswerChange={onChildrenAsNomineesChange}
        />
      )}
      <RepeatableList
        heading={texts.list}
        headingId="nominees-heading"
        addButtonId={ADD_ID}
        items={form.values.nominees}
        itemKey={({ id }) => id}
        itemName={nameOf}
        itemLegend={texts.legend}
        isComplete={isWhole}
        fieldPrefix={({ id }) => nomineeIdPrefix(id)}
        itemHasError={({ id }) => form.hasProblemIn(nomineeIdPrefix(id))}
        error={form.messageAt('nominees')}
        empty={<EmptyState title={texts.empty} />}
        addLabel={texts.add}
        onAdd={list.add}
        onRemove={list.remove}
        onUndo={list.undo}
        confirmRemove={whatDepends}
        renderFields={(nominee, index) => <NomineeFields form={form} nominee={nominee} index={index} />}
        renderSummary={summaryOf}
        renderNotes={({ id }) => <StageFindings block={cardBlock(nomineeIdPrefix(id))} />}
      />
    </StageForm>
  );
}
