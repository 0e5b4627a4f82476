import { Trash2 } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { texts } from '../../texts.ts';
import { shareColour } from '../AllocationBar/shareColours.ts';
import { Button } from '../Button/Button.tsx';
import { errorBar } from '../Field/controlStyles.ts';
import { PercentField } from '../PercentField/PercentField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { Person, RowActions } from './editorProps.ts';
import { PersonSelect } from './PersonSelect.tsx';

interface AllocationRowProps {
  rowKey: string;
  position: number;
  personId: string;
  personName: string;
  share: number | null;
  comment: string;
  hasComment: boolean;
  people: readonly Person[];
  takenIds: ReadonlySet<string>;
  unknownText: string;
  idPrefix: string;
  personError: string | undefined;
  shareError: string | undefined;
  actions: RowActions;
}

/** One person's part: who, how much, a comment if wanted. Drawn again only when something of its own changes. */
export const AllocationRow = memo(function AllocationRow(props: AllocationRowProps) {
  const { rowKey, position, personId, personName, comment, actions } = props;
  const [isCommenting, setCommenting] = useState(comment !== '');
  // One that arrives later, from another tab say, must be seen too, and must not go while it is being emptied.
  if (comment !== '' && !isCommenting) setCommenting(true);
  const commentId = useId();
  const rowId = `${props.idPrefix}-${rowKey}`;
  const rowName = texts.shareRow(position, personName);
  const hasError = props.personError !== undefined || props.shareError !== undefined;
  return (
    // Rows out of sight cost no layout and no paint. The padding keeps the halo of focus inside what is then clipped.
    <li
      data-row-key={rowKey}
      className="-mx-4 px-4 [contain-intrinsic-block-size:auto_9rem] [content-visibility:auto] print:[content-visibility:visible]"
    >
      <fieldset className={cn('min-w-0 space-y-1.5 border-b border-line pb-2', hasError && errorBar)}>
        <legend className="sr-only">{rowName}</legend>
        {/*
         * Labels stand in line, and so do boxes: an error stands above its box, a notice below. Where a row has an error
         * all of them leave the same room for it, so that their boxes stay under each other.
         */}
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_fit-content(12.5rem)] sm:in-data-[wrong]:grid-cols-[minmax(0,1fr)_12.5rem] has-data-[slot=field-notice]:not-has-data-[slot=field-error]:items-start [&_label]:mb-auto">
          <div className="flex min-w-0 items-end gap-2.5">
            <span
              aria-hidden
              className={cn(
                'mb-[1.05rem] size-3.5 shrink-0 rounded-full forced-colors:border',
                shareColour(position - 1),
              )}
            />
            <PersonSelect
              id={`${rowId}-person`}
              personId={personId}
              people={props.people}
              takenIds={props.takenIds}
              unknownText={props.unknownText}
              error={props.personError}
              rowKey={rowKey}
              onChoose={actions.setPerson}
            />
          </div>
          <PercentField
            id={`${rowId}-share`}
            label={texts.share}
            value={props.share}
            onValueChange={(share) => actions.setShare(rowKey, share)}
            room={() => actions.roomOf(rowKey)}
            refusalText={actions.refusalText}
            error={props.shareError}
            className="before:hidden max-sm:ps-6"
          />
        </div>
        {props.hasComment && isCommenting && (
          <TextField
            id={commentId}
            data-comment
            label={texts.comment}
            optional
            value={comment}
            onChange={(event) => actions.setComment(rowKey, event.target.value)}
            className="ps-6"
          />
        )}
        <div className="-me-2 flex min-h-11 flex-wrap items-center justify-between ps-4">
          {props.hasComment && !isCommenting && (
            <Button
              variant="quiet"
              size="dense"
              className="min-h-11"
              aria-label={texts.addCommentTo(rowName)}
              onClick={(event) => {
                const row = event.currentTarget.closest('fieldset');
                setCommenting(true);
                // The field that the press brought up, once it is there.
                requestAnimationFrame(() => row?.querySelector<HTMLElement>('[data-comment]')?.focus());
              }}
            >
              {texts.addComment}
            </Button>
          )}
          <Button
            variant="danger-quiet"
            size="dense"
            className="ms-auto min-h-11"
            icon={<Trash2 aria-hidden size={16} strokeWidth={1.75} />}
            aria-label={texts.removeItem(rowName)}
            onClick={() => actions.remove(rowKey)}
          >
            {texts.remove}
          </Button>
        </div>
      </fieldset>
    </li>
  );
});
