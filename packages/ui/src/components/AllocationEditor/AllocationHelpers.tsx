import { texts } from '../../texts.ts';
import { Button } from '../Button/Button.tsx';
import { rowForTheRest, type ShareRow } from './shares.ts';
import type { AllocationEditorHandle } from './useAllocationEditor.ts';

interface AllocationHelpersProps {
  rows: readonly ShareRow[];
  editor: AllocationEditorHandle;
}

/** Ways to fill shares in at once, what the last one did, and the way back from it. */
export function AllocationHelpers({ rows, editor }: AllocationHelpersProps) {
  const rest = rowForTheRest(rows);
  return (
    <>
      {rows.length > 1 && (
        <Button variant="quiet" className="max-sm:-ms-2" onClick={editor.splitEqually}>
          {texts.splitEqually}
        </Button>
      )}
      {rest !== undefined && (
        <Button
          variant="quiet"
          className="max-sm:-ms-2"
          onClick={() => editor.giveRest(rest.row.key, rest.rest)}
        >
          {texts.giveRemaining(rest.rest, editor.nameOf(rest.row.personId))}
        </Button>
      )}
      {editor.done !== null && (
        <p className="flex w-full flex-wrap items-center gap-x-2 text-sm text-ink-2">
          <span>{editor.done}</span>
          <Button variant="quiet" size="dense" className="min-h-11" onClick={editor.undo}>
            {texts.undo}
          </Button>
        </p>
      )}
    </>
  );
}
