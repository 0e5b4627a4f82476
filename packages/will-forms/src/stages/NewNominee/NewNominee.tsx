import { announce, Button, FieldGroup, isComposing, TextField } from '@virasat/ui';
import { isBlank, nomineesMessages as messages, type Nominee } from '@virasat/will-model';
import { type KeyboardEvent, useState } from 'react';
import { nomineesTexts } from '../../texts/nominees.ts';
import type { NewNomineeHandle } from './useNewNominee.ts';

const texts = nomineesTexts.proposed;

export interface NewNomineeProps {
  handle: NewNomineeHandle;
  /** Whose shares it stands beside. */
  beside: string;
  /** Begins the ids of its controls. */
  idPrefix: string;
  onAdded(nominee: Nominee): void;
  onCancel(): void;
}

/** The id of the first box. */
export const newNomineeNameId = (idPrefix: string): string => `${idPrefix}-new-nominee-name`;

/**
 * Two boxes for a nominee who is not in the list yet, beside the shares that are to name them. Enter in a box adds; it
 * never ends a word that is being composed, nor leaves the stage.
 *
 * @see spec.md section 5, Nominees; design.md 2.2
 */
export function NewNominee({ handle, beside, idPrefix, onAdded, onCancel }: NewNomineeProps) {
  const [typed, setTyped] = useState(() => ({ beside, ...handle.start() }));
  const [isRefused, setRefused] = useState(false);
  const nameId = newNomineeNameId(idPrefix);
  const relationId = `${idPrefix}-new-nominee-relation`;
  const { name, relation } = typed;

  function type(change: Partial<typeof typed>): void {
    const next = { ...typed, ...change };
    setTyped(next);
    handle.keep(next);
  }
  function handleAdd(): void {
    if (isBlank(name) || isBlank(relation)) {
      setRefused(true);
      document.getElementById(isBlank(name) ? nameId : relationId)?.focus();
      return;
    }
    announce(texts.newAdded(name.trim()));
    onAdded(handle.add(typed));
  }
  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    handleAdd();
  }

  return (
    <FieldGroup
      id={`${idPrefix}-new-nominee`}
      label={texts.newLegend}
      hint={texts.newHint}
      className="border-s-2 border-primary ps-5"
    >
      <div className="grid gap-x-8 gap-y-4 pt-2 sm:grid-cols-2 sm:items-end">
        <TextField
          id={nameId}
          label={texts.name}
          value={name}
          error={isRefused && isBlank(name) ? messages.nameMissing : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => type({ name: target.value })}
          onKeyDown={handleKeyDown}
        />
        <TextField
          id={relationId}
          label={texts.relation}
          value={relation}
          error={isRefused && isBlank(relation) ? messages.relationMissing : undefined}
          autoComplete="off"
          onChange={({ target }) => type({ relation: target.value })}
          onKeyDown={handleKeyDown}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
        <Button onClick={handleAdd}>{texts.newAdd}</Button>
        <Button
          variant="quiet"
          onClick={() => {
            handle.cancel();
            onCancel();
          }}
        >
          {texts.newCancel}
        </Button>
      </div>
    </FieldGroup>
  );
}
