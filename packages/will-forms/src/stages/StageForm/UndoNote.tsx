import { announce, Button } from '@virasat/ui';
import { useEffect } from 'react';
import { wizardTexts } from '../../texts/wizard.ts';

export interface UndoNoteProps {
  /** What has just been done by rule: ‹The list of children was cleared.› */
  text: string;
  onUndo?: (() => void) | undefined;
}

/** Says what an answer has changed elsewhere, and takes it back on request. Spoken when it appears. */
export function UndoNote({ text, onUndo }: UndoNoteProps) {
  useEffect(() => announce(text), [text]);
  return (
    <p data-slot="undo-note" className="flex flex-wrap items-center gap-x-2 text-ink-2">
      {text}
      {onUndo && (
        <Button variant="quiet" size="dense" onClick={onUndo}>
          {wizardTexts.proposed.undo}
        </Button>
      )}
    </p>
  );
}
