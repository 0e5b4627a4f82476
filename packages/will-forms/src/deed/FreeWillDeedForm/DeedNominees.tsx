import { Button, FieldGroup, isComposing, TextField } from '@virasat/ui';
import type { FreeWillDeed } from '@virasat/will-model';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { drawnFor, type SectionProps, UndoNote } from '../../stages/StageForm/index.ts';
import { deedTexts } from '../../texts/deed.ts';
import { DeedCard } from './DeedCard.tsx';
import { DeedNomineeRow } from './DeedNomineeRow.tsx';
import { NOMINEE_NAME_ID } from './deedPlaces.ts';
import type { TypedNominee } from './typedDeedParts.ts';
import { useDeedNominees } from './useDeedNominees.ts';

const texts = deedTexts.proposed;

const GROUP_ID = 'deed-nominees';

export interface DeedNomineesProps extends SectionProps<FreeWillDeed> {
  /** Who stands in the boxes and is not added yet. */
  entry: TypedNominee;
  onEntryChange(entry: TypedNominee): void;
}

/**
 * ‹Nominees›: the list, and two boxes for the next one. Enter in a box adds; it never ends a word that is being
 * composed, nor sends the form.
 */
export const DeedNominees = memo(function DeedNominees({ form, entry, onEntryChange }: DeedNomineesProps) {
  const list = useDeedNominees(form, entry, onEntryChange);
  const { nominees } = form.values;
  const error = form.messageAt('nominees');
  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    list.add();
  }
  return (
    <DeedCard title={texts.nominees} text={texts.nomineesText}>
      {nominees.length > 0 && (
        <ol>
          {nominees.map((nominee, index) => (
            <DeedNomineeRow
              key={nominee.id}
              nominee={nominee}
              index={index}
              onRemove={() => list.remove(nominee)}
            />
          ))}
        </ol>
      )}
      {list.removal && <UndoNote text={list.removal.text} onUndo={list.undo} />}
      <FieldGroup
        id={GROUP_ID}
        label={texts.nextNominee}
        error={error}
        // The summary leads to the first box, which is not wrong itself.
        aria-describedby={error === undefined ? undefined : `${GROUP_ID}-error`}
      >
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
          <TextField
            id={NOMINEE_NAME_ID}
            label={texts.nomineeName}
            value={entry.name}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onEntryChange({ ...entry, name: target.value })}
            onKeyDown={handleKeyDown}
          />
          <TextField
            id="deed-nominee-relationship"
            label={texts.nomineeRelationship}
            value={entry.relationship}
            autoComplete="off"
            onChange={({ target }) => onEntryChange({ ...entry, relationship: target.value })}
            onKeyDown={handleKeyDown}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
          <Button icon={<Plus aria-hidden size={20} strokeWidth={1.75} />} onClick={list.add}>
            {texts.addNominee}
          </Button>
          {list.refusal !== null && <p className="text-warn-ink">{list.refusal}</p>}
        </div>
      </FieldGroup>
    </DeedCard>
  );
}, drawnFor<FreeWillDeed>('nominees'));
