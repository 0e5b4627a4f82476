import { Fragment } from 'react';
import { texts } from '../../texts.ts';
import { Button } from '../Button/Button.tsx';
import type { RepeatableListProps } from './listProps.ts';
import { RepeatableListCard } from './RepeatableListCard.tsx';
import type { RepeatableListHandle } from './useRepeatableList.ts';

interface RepeatableListCardsProps<T> extends RepeatableListProps<T> {
  list: RepeatableListHandle;
  headingLevel: 2 | 3;
}

/** The cards, and in the place of one that was just removed the way to bring it back. */
export function RepeatableListCards<T>({ list, headingLevel, ...props }: RepeatableListCardsProps<T>) {
  const { items, itemKey, itemName, itemLegend, isComplete, itemHasError, renderSummary, min = 0 } = props;
  const { removal } = list;
  if (items.length === 0 && removal === null) return null;
  const removed = removal !== null && (
    <li key="removed" className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:ps-9 print:hidden">
      <span className="text-ink-2">{removal.text}</span>
      {props.onUndo !== undefined && (
        <Button
          variant="quiet"
          size="dense"
          className="min-h-11"
          onClick={list.undo}
          aria-label={removal.undoName}
        >
          {texts.undo}
        </Button>
      )}
    </li>
  );
  return (
    <ol className="list-none space-y-4">
      {items.map((item, index) => {
        const key = itemKey(item);
        return (
          <Fragment key={key}>
            {removal?.index === index && removed}
            <RepeatableListCard
              item={item}
              index={index}
              itemKey={key}
              name={itemName(item, index)}
              legend={itemLegend(index)}
              fieldPrefix={props.fieldPrefix?.(item, index) ?? `${key}-`}
              headingLevel={headingLevel === 2 ? 3 : 4}
              isOpen={renderSummary === undefined || list.open.get(key) === true}
              isComplete={isComplete?.(item, index) ?? true}
              hasError={itemHasError?.(item, index) ?? false}
              canClose={renderSummary !== undefined}
              canRemove={items.length > min}
              actions={list.actions}
              renderFields={props.renderFields}
              renderSummary={renderSummary}
              renderNotes={props.renderNotes}
              tag={props.tag}
              extraActions={props.extraActions}
            />
          </Fragment>
        );
      })}
      {removal !== null && removal.index >= items.length && removed}
    </ol>
  );
}
