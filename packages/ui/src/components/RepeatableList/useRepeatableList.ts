import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { announce } from '../../lib/announce.ts';
import { listenForReveal } from '../../lib/reveal.ts';
import { useLatest } from '../../lib/useLatest.ts';
import { texts } from '../../texts.ts';
import type { CardActions } from './cardProps.ts';
import type { RepeatableListProps } from './listProps.ts';
import {
  heirOf,
  isStill,
  type ListedItem,
  type OpenCards,
  withCardClosed,
  withCardOpened,
  withNewCards,
} from './listState.ts';
import { useCardFocus } from './useCardFocus.ts';

interface Removal {
  index: number;
  key: string;
  legend: string;
  text: string;
  undoName: string;
  /** The keys that it leaves; any other list is a further change, and Undo goes. */
  keysAfter: readonly string[];
}

/** What the parts of a list share. */
export interface RepeatableListHandle {
  ref: RefObject<HTMLElement | null>;
  open: OpenCards;
  actions: CardActions;
  /** The last removal, while it can be undone. */
  removal: Removal | null;
  /** The removal that a person is being asked about. */
  asked: { key: string; name: string; text: string } | null;
  isFull: boolean;
  add(): void;
  undo(): void;
  sayFull(): void;
  confirmRemoval(): void;
  dropQuestion(): void;
}

/** State and behaviour of a RepeatableList: what stands open, where focus goes, what is said, what can be undone. */
export function useRepeatableList<T>(props: RepeatableListProps<T>): RepeatableListHandle {
  const { items, itemKey, isComplete, max = Number.POSITIVE_INFINITY } = props;
  const ref = useRef<HTMLElement>(null);
  const listed: ListedItem[] = items.map((item, index) => ({
    key: itemKey(item),
    isComplete: isComplete?.(item, index) ?? true,
  }));
  const keys = listed.map(({ key }) => key);
  const [decided, setOpen] = useState<OpenCards>(() => withNewCards(new Map(), listed, false));
  const [isAdding, setAdding] = useState(false);
  const open = withNewCards(decided, listed, isAdding);
  if (open !== decided) {
    setOpen(open);
    setAdding(false);
  }
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [asked, setAsked] = useState<RepeatableListHandle['asked']>(null);
  const focusSoon = useCardFocus(ref);
  const latest = useLatest({ props, listed, keys });

  const actions = useMemo(() => {
    function removeNow(key: string): void {
      const { props, keys } = latest.current;
      const index = keys.indexOf(key);
      if (index === -1) return;
      const legend = props.itemLegend(index);
      const text = texts.itemRemoved(legend, keys.length - 1);
      const heir = heirOf(keys, index);
      const keysAfter = keys.filter((other) => other !== key);
      setRemoval({ index, key, legend, text, undoName: texts.undoRemoval(legend), keysAfter });
      focusSoon(heir === undefined ? { to: 'add-button' } : { to: 'heading', key: heir });
      props.onRemove(index);
      announce(text);
    }
    return {
      removeNow,
      edit(key: string): void {
        setOpen((before) => withCardOpened(before, latest.current.listed, key));
        focusSoon({ to: 'fields', key });
      },
      done(key: string): void {
        setOpen((before) => withCardClosed(before, key));
        focusSoon({ to: 'edit', key });
      },
      remove(key: string): void {
        const { props, keys } = latest.current;
        const index = keys.indexOf(key);
        const item = props.items[index];
        if (item === undefined) return;
        const text = props.confirmRemove?.(item, index) ?? null;
        if (text === null) removeNow(key);
        else setAsked({ key, name: props.itemName(item, index), text });
      },
    };
  }, [latest, focusSoon]);

  useEffect(() => {
    const list = ref.current;
    if (list === null) return;
    return listenForReveal(list, (origin) => {
      const card = origin.closest<HTMLElement>('[data-item-key]');
      const key = card !== null && list.contains(card) ? card.dataset['itemKey'] : undefined;
      if (key !== undefined) setOpen((before) => new Map(before).set(key, true));
    });
  }, []);

  const isFull = items.length >= max;
  return {
    ref,
    open,
    actions,
    removal: removal !== null && isStill(keys, removal.keysAfter) ? removal : null,
    asked,
    isFull,
    add() {
      setOpen((before) =>
        listed.reduce((next, item) => (item.isComplete ? withCardClosed(next, item.key) : next), before),
      );
      setAdding(true);
      focusSoon({ to: 'added', known: new Set(keys) });
      props.onAdd();
      announce(texts.itemAdded(props.itemLegend(items.length)));
    },
    undo() {
      if (removal === null) return;
      setRemoval(null);
      focusSoon({ to: 'heading', key: removal.key });
      props.onUndo?.();
      announce(texts.itemRestored(removal.legend));
    },
    sayFull() {
      if (props.maxReachedText !== undefined) announce(props.maxReachedText);
    },
    confirmRemoval() {
      if (asked === null) return;
      setAsked(null);
      actions.removeNow(asked.key);
    },
    dropQuestion() {
      setAsked(null);
    },
  };
}
