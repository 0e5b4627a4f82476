import { RepeatableList, YesNo } from '@virasat/ui';
import {
  type Child,
  emptyChild,
  isBlank,
  newId,
  type PersonalDetails,
  withHasChildren,
} from '@virasat/will-model';
import { memo, useState } from 'react';
import { cardBlock, StageFindings } from '../../review/StageFindings/index.ts';
import { personalDetailsTexts } from '../../texts/personalDetails.ts';
import { drawnFor, type SectionProps, StageSection, UndoNote, useListChanges } from '../StageForm/index.ts';
import { PersonalDetailsChild } from './PersonalDetailsChild.tsx';
import { ADD_CHILD_ID, childIdPrefix, fieldId } from './personalDetailsPlaces.ts';

const texts = personalDetailsTexts.proposed;

const isWhole = ({ name, age }: Child): boolean => !isBlank(name) && age !== null;
const nameOf = ({ name }: Child, index: number): string =>
  isBlank(name) ? texts.childLegend(index) : `${texts.childLegend(index)}, ${name}`;

const summaryOf = ({ age }: Child): string | null => (age === null ? null : texts.childSummary(age));

/** ‹Children›: the toggle, and the list that Yes brings up. No clears the list, with a way back. */
export const PersonalDetailsChildren = memo(
  function PersonalDetailsChildren({ form }: SectionProps<PersonalDetails>) {
    const { hasChildren, children } = form.values;
    const [cleared, setCleared] = useState<PersonalDetails | null>(null);
    const list = useListChanges<Child>({
      current: () => form.current().children,
      set: (next) => form.set('children', next),
      create: () => emptyChild(newId()),
    });

    function take({ hasChildren, childrenAsNominees, children }: PersonalDetails): void {
      form.set('hasChildren', hasChildren);
      form.set('childrenAsNominees', childrenAsNominees);
      form.set('children', children);
    }
    function handleAnswer(answer: boolean): void {
      const before = form.current();
      setCleared(!answer && before.children.length > 0 ? before : null);
      // Who changes No to Yes means the children that were listed.
      take(answer && cleared !== null ? cleared : withHasChildren(before, answer));
    }
    function handleUndo(): void {
      if (cleared) take(cleared);
      setCleared(null);
    }

    return (
      <StageSection title={texts.children}>
        <YesNo
          id={fieldId('hasChildren')}
          name="hasChildren"
          label={texts.hasChildren}
          hint={texts.childrenHint}
          value={hasChildren}
          onValueChange={handleAnswer}
        >
          <RepeatableList
            heading={texts.yourChildren}
            headingId={fieldId('children')}
            addButtonId={ADD_CHILD_ID}
            headingLevel={3}
            items={children}
            itemKey={({ id }) => id}
            itemName={nameOf}
            itemLegend={texts.childLegend}
            isComplete={isWhole}
            fieldPrefix={({ id }) => childIdPrefix(id)}
            itemHasError={({ id }) => form.hasProblemIn(childIdPrefix(id))}
            error={form.messageAt('children')}
            addLabel={texts.addChild}
            onAdd={list.add}
            onRemove={list.remove}
            onUndo={list.undo}
            renderFields={(child, index) => <PersonalDetailsChild form={form} child={child} index={index} />}
            renderSummary={summaryOf}
            renderNotes={({ id }) => <StageFindings block={cardBlock(childIdPrefix(id))} />}
          />
        </YesNo>
        {cleared && <UndoNote text={texts.childrenCleared} onUndo={handleUndo} />}
      </StageSection>
    );
  },
  drawnFor<PersonalDetails>('hasChildren', 'childrenAsNominees', 'children'),
);
