import { useMemo } from 'react';
import { cn } from '../../lib/cn.ts';
import type { CardProps } from './cardProps.ts';
import { RepeatableListClosedCard } from './RepeatableListClosedCard.tsx';
import { RepeatableListOpenCard } from './RepeatableListOpenCard.tsx';

/**
 * A closed card, drawn again only when something that it shows has changed: a long list stays quick while one of its
 * cards is typed into. An element kept from the last render makes React pass over everything below it.
 */
function useClosedCard<T>({ renderFields: _fields, renderNotes: _notes, ...shown }: CardProps<T>) {
  const {
    item,
    index,
    itemKey,
    name,
    legend,
    fieldPrefix,
    headingLevel,
    isOpen,
    isComplete,
    hasError,
    canClose,
    canRemove,
    actions,
    renderSummary,
    tag,
    extraActions,
  } = shown;
  return useMemo(
    () =>
      isOpen ? null : (
        <RepeatableListClosedCard
          {...{
            item,
            index,
            itemKey,
            name,
            legend,
            fieldPrefix,
            headingLevel,
            isOpen,
            isComplete,
            hasError,
            canClose,
            canRemove,
            actions,
            renderSummary,
            tag,
            extraActions,
          }}
        />
      ),
    [
      item,
      index,
      itemKey,
      name,
      legend,
      fieldPrefix,
      headingLevel,
      isOpen,
      isComplete,
      hasError,
      canClose,
      canRemove,
      actions,
      renderSummary,
      tag,
      extraActions,
    ],
  );
}

/** One item of a list on the thread that binds it: a fieldset while open, a summary row while closed. */
export function RepeatableListCard<T>(props: CardProps<T>) {
  const { itemKey, fieldPrefix, isOpen, isComplete, hasError } = props;
  const closedCard = useClosedCard(props);
  return (
    <li
      id={`item-${itemKey}`}
      data-slot="list-card"
      data-item-key={itemKey}
      data-reveals={fieldPrefix}
      data-state={isOpen ? 'open' : 'closed'}
      className={cn(
        'relative sm:ps-9 sm:before:absolute sm:before:start-[11px] sm:before:top-0 sm:before:-bottom-4 sm:before:border-s-2 sm:before:border-primary',
        'sm:after:absolute sm:after:start-1 sm:after:top-6 sm:after:size-4 sm:after:rounded-full sm:after:border-2 sm:after:border-primary',
        isComplete && !isOpen ? 'sm:after:bg-primary' : 'sm:after:bg-paper',
        hasError && 'sm:after:border-danger sm:after:bg-danger-tint',
        'sm:first:before:top-6 print:ps-0 print:before:hidden print:after:hidden',
      )}
    >
      <div
        className={cn(
          'rounded-card border border-line bg-surface p-4 shadow-e1 sm:p-5 forced-colors:border-[CanvasText]',
          'print:break-inside-avoid print:shadow-none',
          // What is scrolled out of sight costs no layout and no paint; the size is a guess until it has been seen.
          isOpen
            ? 'border-edge'
            : '[contain-intrinsic-block-size:auto_7rem] [content-visibility:auto] print:[content-visibility:visible]',
          hasError && !isOpen && 'border-danger',
        )}
      >
        {isOpen ? <RepeatableListOpenCard {...props} /> : closedCard}
        {!isOpen && <div className="mt-4 empty:hidden">{props.renderNotes?.(props.item, props.index)}</div>}
      </div>
    </li>
  );
}
