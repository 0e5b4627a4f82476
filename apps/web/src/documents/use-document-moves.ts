import type { DocumentsMove, StoredDocument } from '@virasat/api-client';
import { announce } from '@virasat/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { DocumentRows } from './document-rows.ts';
import { documentsTexts as texts } from './documents-texts.ts';
import { type DocumentSelection, useDocumentSelection } from './use-document-selection.ts';
import { useMoveDocuments } from './use-move-documents.ts';

/** Ticks, the question before a move, and the move itself. */
export interface DocumentMoves {
  selection: DocumentSelection;
  /** How many of the listed documents are ticked. */
  selectedCount: number;
  /** What is asked about; null while nothing is. */
  asked: { to: DocumentsMove['to']; count: number } | null;
  /** Asks before it moves what is ticked; says so where nothing is. */
  ask(to: DocumentsMove['to']): void;
  confirm(): void;
  cancel(): void;
  /** What went wrong, in the specification's words; null where nothing did. */
  failure: string | null;
  dismiss(): void;
}

const sourceOf = (to: DocumentsMove['to']): 'list' | 'bin' => (to === 'bin' ? 'list' : 'bin');

/**
 * The moving of what is ticked.
 *
 * @param captionId Takes the focus after a move: the button that was pressed is gone.
 * @see spec.md section 5, Account and documents; design.md 3.7
 */
export function useDocumentMoves({ binned, find }: DocumentRows, captionId: string): DocumentMoves {
  const selection = useDocumentSelection();
  const [askedTo, setAskedTo] = useState<DocumentsMove['to'] | null>(null);
  const [isNothingSelected, setNothingSelected] = useState(false);
  const moving = useMoveDocuments(({ documents, to }) => {
    selection.forget(documents.map(({ fileLink }) => fileLink));
    const say = to === 'bin' ? texts.proposed.binned : texts.proposed.restored;
    announce(say(documents.length, binned.length));
  });

  // By the ticks, which are few, and not by the rows. A tick can outlive its document's place.
  const chosenIn = (where: 'list' | 'bin', ids = selection[where]): StoredDocument[] =>
    [...ids].flatMap((id) => {
      const document = find(id);
      return document?.isInBin === (where === 'bin') ? document : [];
    });
  const chosenNow = (where: 'list' | 'bin'): StoredDocument[] => chosenIn(where, selection.now(where));
  const dismiss = (): void => {
    moving.dismiss();
    setNothingSelected(false);
  };
  return {
    selection,
    selectedCount: chosenIn('list').length,
    asked: askedTo === null ? null : { to: askedTo, count: chosenIn(sourceOf(askedTo)).length },
    ask: (to) => {
      dismiss();
      if (chosenNow(sourceOf(to)).length > 0) setAskedTo(to);
      else setNothingSelected(true);
    },
    confirm: () => {
      if (askedTo !== null) moving.move(chosenNow(sourceOf(askedTo)), askedTo);
      // The dialog is closed first, or it would take the focus back.
      flushSync(() => setAskedTo(null));
      document.getElementById(captionId)?.focus();
    },
    cancel: () => setAskedTo(null),
    failure: moving.failure ?? (isNothingSelected ? texts.nothingSelected : null),
    dismiss,
  };
}
