import { memo } from 'react';
import { texts } from '../../texts.ts';
import { Select } from '../Select/Select.tsx';
import type { SelectOption } from '../Select/SelectControl.tsx';
import type { Person } from './editorProps.ts';

interface PersonSelectProps {
  id: string;
  personId: string;
  people: readonly Person[];
  takenIds: ReadonlySet<string>;
  unknownText: string;
  error: string | undefined;
  rowKey: string;
  onChoose(rowKey: string, personId: string): void;
}

function optionsOf({ personId, people, takenIds, unknownText }: PersonSelectProps): SelectOption[] {
  const options = people.map(({ id, name }): SelectOption => {
    const shown = name.trim() === '' ? texts.personWithoutName : name;
    const isTaken = takenIds.has(id) && id !== personId;
    return isTaken
      ? { value: id, label: `${shown} (${texts.alreadyAdded})`, disabled: true }
      : { value: id, label: shown };
  });
  const isUnknown = personId !== '' && !people.some(({ id }) => id === personId);
  return isUnknown ? [{ value: personId, label: unknownText }, ...options] : options;
}

/** Who gets it. Memoised by itself, because a list of forty people in each of forty rows is slow to compare. */
export const PersonSelect = memo(function PersonSelect(props: PersonSelectProps) {
  return (
    <Select
      id={props.id}
      label={texts.nominee}
      value={props.personId}
      options={optionsOf(props)}
      error={props.error}
      onChange={(event) => props.onChoose(props.rowKey, event.target.value)}
      className="flex-1 self-stretch before:hidden"
    />
  );
});
