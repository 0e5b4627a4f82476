import { Plus } from 'lucide-react';
import { useId } from 'react';
import { texts } from '../../texts.ts';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { FieldError } from '../Field/FieldParts.tsx';
import type { RepeatableListProps } from './listProps.ts';
import { RepeatableListCards } from './RepeatableListCards.tsx';
import { useRepeatableList } from './useRepeatableList.ts';

/**
 * A list that is added to, changed and removed from, one card an item on one thread. Cards are keyed by the item, so
 * that a removed one's text never turns up in another.
 * @see design.md, 2.2, RepeatableList; cases C-19
 */
export function RepeatableList<T>(props: RepeatableListProps<T>) {
  const { heading, items, headingLevel = 2, error, empty, addLabel, maxReachedText } = props;
  const ownId = useId();
  const headingId = props.headingId ?? ownId;
  const errorId = `${headingId}-error`;
  const limitId = `${headingId}-limit`;
  const list = useRepeatableList(props);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <section
      ref={list.ref}
      aria-labelledby={headingId}
      data-slot="repeatable-list"
      className="min-w-0 space-y-4"
    >
      <div className="space-y-1.5">
        <Heading
          id={headingId}
          tabIndex={-1}
          className={headingLevel === 2 ? 'font-display text-h2 font-medium' : 'text-h4 font-semibold'}
        >
          <span>{heading}</span>{' '}
          {items.length > 0 && (
            <span className="font-ui text-base font-normal text-ink-3 tabular">{`(${items.length})`}</span>
          )}
        </Heading>
        {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      </div>
      {items.length === 0 && empty}
      <RepeatableListCards {...props} list={list} headingLevel={headingLevel} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <Button
          id={props.addButtonId ?? `${headingId}-add`}
          data-list-add
          icon={<Plus aria-hidden size={20} strokeWidth={1.75} />}
          unavailable={list.isFull}
          onUnavailablePress={list.sayFull}
          onClick={list.add}
          aria-describedby={error !== undefined ? errorId : list.isFull ? limitId : undefined}
        >
          {addLabel}
        </Button>
        {list.isFull && maxReachedText !== undefined && (
          <p id={limitId} className="text-sm text-ink-3">
            {maxReachedText}
          </p>
        )}
      </div>
      <ConfirmDialog
        open={list.asked !== null}
        onOpenChange={list.dropQuestion}
        title={list.asked === null ? '' : texts.removeItemTitle(list.asked.name)}
        cancelLabel={texts.cancel}
        confirmLabel={texts.remove}
        tone="danger"
        onConfirm={list.confirmRemoval}
      >
        <p>{list.asked?.text}</p>
      </ConfirmDialog>
    </section>
  );
}
