import { type RefObject, useMemo, useRef, useState } from 'react';
import { announce } from '../../lib/announce.ts';
import { useLatest } from '../../lib/useLatest.ts';
import { texts } from '../../texts.ts';
import type { AllocationEditorProps, RowActions } from './editorProps.ts';
import { roomFor, type ShareRow, totalOf, withEqualShares } from './shares.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useSpokenTotal } from './useSpokenTotal.ts';

/** A change of several shares at once, and how to take it back. */
interface BulkChange {
  text: string;
  before: readonly ShareRow[];
  /** The rows that it made; once others are there, it can no longer be undone. */
  after: readonly ShareRow[];
}

/** What the parts of an editor share. */
export interface AllocationEditorHandle {
  ref: RefObject<HTMLFieldSetElement | null>;
  actions: RowActions;
  /** Whom the rows name, as one set while it stays the same. */
  takenIds: ReadonlySet<string>;
  /** What the last helper did, while it can be undone. */
  done: string | null;
  nameOf(personId: string): string;
  add(): void;
  splitEqually(): void;
  giveRest(key: string, rest: number): void;
  undo(): void;
}

function sameShares(a: readonly ShareRow[], b: readonly ShareRow[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ key, share }, index) => key === b[index]?.key && share === b[index]?.share)
  );
}

/** State and behaviour of an AllocationEditor: changes, focus, what is spoken, the one Undo. */
export function useAllocationEditor(props: AllocationEditorProps): AllocationEditorHandle {
  const { rows, people, unknownText } = props;
  const ref = useRef<HTMLFieldSetElement>(null);
  const latest = useLatest(props);
  const focusSoon = useRowFocus(ref);
  const takeTotalForSpoken = useSpokenTotal(totalOf(rows));
  const [bulk, setBulk] = useState<BulkChange | null>(null);

  const takenKey = rows.map(({ personId }) => personId).join('\n');
  const takenIds = useMemo(() => new Set(takenKey.split('\n')), [takenKey]);
  const names = useMemo(() => new Map(people.map(({ id, name }) => [id, name.trim()])), [people]);
  const nameOf = (personId: string) => (personId === '' ? '' : (names.get(personId) ?? unknownText));

  const actions = useMemo((): RowActions => {
    const change = (key: string, changed: (row: ShareRow) => ShareRow) => {
      const { rows, onChange } = latest.current;
      onChange(rows.map((row) => (row.key === key ? changed(row) : row)));
    };
    return {
      setPerson: (key, personId) => change(key, (row) => ({ ...row, personId })),
      setShare: (key, share) => change(key, (row) => ({ ...row, share })),
      setComment: (key, comment) => change(key, (row) => ({ ...row, comment })),
      remove(key) {
        const { rows, onChange } = latest.current;
        const index = rows.findIndex((row) => row.key === key);
        const heir = rows[index + 1] ?? rows[index - 1];
        const left = rows.filter((row) => row.key !== key);
        focusSoon(heir === undefined ? { to: 'add-button' } : { to: 'row', key: heir.key });
        takeTotalForSpoken(totalOf(left));
        onChange(left);
        announce(texts.shareRemoved(index + 1, totalOf(left)));
      },
      roomOf: (key) => roomFor(latest.current.rows, key),
      refusalText(room) {
        const { subject } = latest.current;
        return room === 0 ? texts.nothingLeft(subject) : texts.onlyRoomLeft(room, subject);
      },
    };
  }, [latest, focusSoon, takeTotalForSpoken]);

  function changeMany(after: ShareRow[], text: string): void {
    setBulk({ text, before: rows, after });
    takeTotalForSpoken(totalOf(after));
    props.onChange(after);
    announce(text);
  }

  return {
    ref,
    actions,
    takenIds,
    done: bulk !== null && sameShares(rows, bulk.after) ? bulk.text : null,
    nameOf,
    add() {
      const key = props.newRowKey();
      focusSoon({ to: 'row', key });
      props.onChange([...rows, { key, personId: '', share: null }]);
    },
    splitEqually() {
      const after = withEqualShares(rows);
      changeMany(after, texts.splitResult(after.map(({ share }) => `${share}%`).join(', ')));
    },
    giveRest(key, rest) {
      const after = rows.map((row) => (row.key === key ? { ...row, share: rest } : row));
      const personId = rows.find((row) => row.key === key)?.personId ?? '';
      changeMany(after, texts.givenRemaining(rest, nameOf(personId)));
      focusSoon({ to: 'share', key });
    },
    undo() {
      if (bulk === null) return;
      setBulk(null);
      takeTotalForSpoken(totalOf(bulk.before));
      focusSoon({ to: 'add-button' });
      // Only the shares go back: a person or comment changed since stays.
      const shares = new Map(bulk.before.map(({ key, share }) => [key, share]));
      props.onChange(rows.map((row) => ({ ...row, share: shares.get(row.key) ?? null })));
      announce(texts.splitUndone);
    },
  };
}
