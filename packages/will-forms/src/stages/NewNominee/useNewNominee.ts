import { emptyNominee, type Nominee, newId } from '@virasat/will-model';
import { useMemo, useRef, useState } from 'react';
import type { TypedNewNominee } from './typedNewNominee.ts';

export interface NewNomineeOptions {
  /** Who was being typed when the stage was left or reloaded. */
  typed: TypedNewNominee | null;
  /** Every letter; null once nobody is being typed. */
  onTypedChange(typed: TypedNewNominee | null): void;
  /** Puts somebody into the list of nominees. */
  onNomineeAdd(nominee: Nominee): void;
}

/** The one place of a stage where a new nominee is typed. */
export interface NewNomineeHandle {
  /** Beside whose shares it stands; null where it is closed. */
  beside: string | null;
  /** Who was added here: the page's list of nominees may follow a moment later. */
  added: readonly Nominee[];
  /** What was typed last. */
  start(): Pick<TypedNewNominee, 'name' | 'relation'>;
  /** Opens it here. What was typed beside other shares comes along. */
  open(beside: string): void;
  keep(typed: TypedNewNominee): void;
  add(typed: TypedNewNominee): Nominee;
  /** Drops what was typed. */
  cancel(): void;
}

/** Holds a nominee who is typed beside the shares of a stage until it is added. */
export function useNewNominee({ typed, onTypedChange, onNomineeAdd }: NewNomineeOptions): NewNomineeHandle {
  const [beside, setBeside] = useState(typed?.beside ?? null);
  const [added, setAdded] = useState<readonly Nominee[]>([]);
  // Not drawn by the stage, which is long: the boxes draw their own letters.
  const latest = useRef(typed);
  return useMemo(() => {
    function keep(next: TypedNewNominee | null): void {
      latest.current = next;
      setBeside(next?.beside ?? null);
      onTypedChange(next);
    }
    return {
      beside,
      added,
      start: () => ({ name: latest.current?.name ?? '', relation: latest.current?.relation ?? '' }),
      open: (where) => keep({ name: '', relation: '', ...latest.current, beside: where }),
      keep,
      add({ name, relation }) {
        const nominee = { ...emptyNominee(newId()), name, relation };
        setAdded((before) => [...before, nominee]);
        onNomineeAdd(nominee);
        keep(null);
        return nominee;
      },
      cancel: () => keep(null),
    };
  }, [beside, added, onTypedChange, onNomineeAdd]);
}
