import { passingNote } from './passingNote.ts';

/**
 * A passing note at the head of the page: ‹Opening "My will" for editing›. It lies over the page, so that nothing
 * moves when it comes or goes, and never takes a press or a key. The element is always there, so that it is spoken.
 *
 * @see design.md, 3.3
 */
export function WizardNotice({ text }: { text: string | undefined }) {
  return (
    <div role="status" className={passingNote.place}>
      {text !== undefined && <p className={passingNote.note}>{text}</p>}
    </div>
  );
}
