import { YesNo } from '@virasat/ui';
import {
  type Child,
  isBlank,
  type Nominee,
  newId,
  withChildrenAsNominees,
  withoutChildrenAsNominees,
} from '@virasat/will-model';
import { useRef, useState } from 'react';
import { nomineesTexts } from '../../texts/nominees.ts';
import { type StageFormHandle, UndoNote } from '../StageForm/index.ts';
import type { NomineesValues } from './nomineesPlaces.ts';

const texts = nomineesTexts.proposed;

export interface NomineesChildrenProps {
  form: StageFormHandle<NomineesValues>;
  listedChildren: readonly Child[];
  /** The answer to begin with; null until one is given. */
  startAnswer: boolean | null;
  onAnswerChange(answer: boolean | null): void;
}

/** What an answer has done, how things stood before it, and the list that it left. */
interface Done {
  text: string;
  answerBefore: boolean | null;
  before: Nominee[];
  after: Nominee[];
}

/**
 * ‹Add your children as nominees?›: what the answer does to the list happens at once, is said, and can be undone
 * until the list changes again.
 *
 * @see spec.md section 4, Form behaviour rules; architecture.md, 'children as nominees'
 */
export function NomineesChildren({
  form,
  listedChildren,
  startAnswer,
  onAnswerChange,
}: NomineesChildrenProps) {
  // Held here: whoever keeps the draft may draw a moment later, and a press has to be seen at once.
  const [answer, setAnswer] = useState(startAnswer);
  const [done, setDone] = useState<Done | null>(null);
  // Shares may still name them: who changes No to Yes means the same people.
  const removed = useRef<readonly Nominee[]>([]);

  function give(next: boolean | null): void {
    setAnswer(next);
    onAnswerChange(next);
  }

  function handleAnswer(next: boolean): void {
    const before = form.current().nominees;
    const named = listedChildren.filter(({ name }) => !isBlank(name));
    const changed = next
      ? withChildrenAsNominees(before, named, newId, removed.current)
      : withoutChildrenAsNominees(before, named);
    if (!next)
      removed.current = [...before.filter((nominee) => !changed.includes(nominee)), ...removed.current];
    const text = next
      ? texts.childrenAdded(named.length)
      : texts.childrenRemoved(before.length - changed.length);
    form.set('nominees', changed);
    give(next);
    setDone({ text, answerBefore: answer, before, after: form.current().nominees });
  }
  function handleUndo({ before, answerBefore }: Done): void {
    form.set('nominees', before);
    give(answerBefore);
    setDone(null);
  }

  return (
    <div className="flex flex-col gap-2">
      <YesNo
        id="nominees-childrenAsNominees"
        name="childrenAsNominees"
        label={texts.childrenAsNominees}
        hint={texts.childrenHint}
        value={answer}
        onValueChange={handleAnswer}
      />
      {done !== null && done.after === form.values.nominees && done.before !== done.after && (
        <UndoNote text={done.text} onUndo={() => handleUndo(done)} />
      )}
    </div>
  );
}
