import { announce } from '@virasat/ui';
import {
  type DeedNominee,
  type FreeWillDeed,
  newId,
  withDeedNominee,
  withoutDeedNominee,
} from '@virasat/will-model';
import { useState } from 'react';
import type { StageFormHandle } from '../../stages/StageForm/index.ts';
import { deedTexts } from '../../texts/deed.ts';
import { NOMINEE_NAME_ID } from './deedPlaces.ts';
import type { TypedNominee } from './typedDeedParts.ts';

const texts = deedTexts.proposed;

/** What removing somebody has done, until the list changes again. */
interface Removal {
  text: string;
  before: DeedNominee[];
  after: DeedNominee[];
}

export interface DeedNomineesHandle {
  /** Why the last press of Add added nobody; null where it added somebody. */
  refusal: string | null;
  removal: Removal | null;
  add(): void;
  remove(nominee: DeedNominee): void;
  undo(): void;
}

/** What can be done to the list of nominees. Focus stays in the list: it is never left on what has gone. */
export function useDeedNominees(
  form: StageFormHandle<FreeWillDeed>,
  entry: TypedNominee,
  onEntryChange: (entry: TypedNominee) => void,
): DeedNomineesHandle {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const focus = (id: string): void => document.getElementById(id)?.focus();

  function add(): void {
    const before = form.current().nominees;
    const after = withDeedNominee(before, { ...entry, id: newId() });
    if (after === before) {
      setRefusal(texts.giveBoth);
      announce(texts.giveBoth);
      return;
    }
    form.set('nominees', [...after]);
    announce(texts.nomineeAdded(entry.name, after.length));
    setRefusal(null);
    onEntryChange({ name: '', relationship: '' });
    focus(NOMINEE_NAME_ID);
  }
  function remove(nominee: DeedNominee): void {
    const before = form.current().nominees;
    const at = before.indexOf(nominee);
    const after = withoutDeedNominee(before, nominee.id);
    const neighbour = after[at] ?? after[at - 1];
    focus(neighbour === undefined ? NOMINEE_NAME_ID : `deed-nominee-${neighbour.id}-remove`);
    form.set('nominees', after);
    setRemoval({ text: texts.nomineeRemoved(nominee.name, after.length), before, after });
  }
  function undo(): void {
    if (removal === null) return;
    form.set('nominees', removal.before);
    setRemoval(null);
    focus(NOMINEE_NAME_ID);
  }
  return {
    refusal,
    removal: removal?.after === form.values.nominees ? removal : null,
    add,
    remove,
    undo,
  };
}
