import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { cn } from '../../lib/cn.ts';
import { isComposing } from '../../lib/isComposing.ts';
import { screenCard } from '../layout.ts';
import { settingsTexts as texts } from './settingsTexts.ts';

export interface SettingsDeleteProps {
  /** The word to be typed, letter for letter. */
  word: string;
  /** Called only once the exact word stands in the box. */
  onDelete(): void;
  /** The account is being deleted: further presses are ignored. */
  deleting: boolean;
  /** Why the account was not deleted. */
  error?: string | undefined;
}

/** The end of the account: what is lost, the word, the button. */
export function SettingsDelete({ word, onDelete, deleting, error }: SettingsDeleteProps) {
  const headingId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (deleting) return;
    const isWord = typed === word;
    setRefused(!isWord);
    if (isWord) onDelete();
    else input.current?.focus();
  }

  // An Enter that only accepts a word must never be what ends an account.
  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
  }

  return (
    <section aria-labelledby={headingId} className={cn(screenCard, 'p-6 xs:p-8')}>
      <h2 id={headingId} className="font-display text-h3 font-medium">
        {texts.proposed.deleteTitle}
      </h2>
      <div className="mt-3 max-w-[60ch] space-y-3">
        <p>{texts.proposed.deleteLead}</p>
        <ul className="list-disc space-y-1 ps-5 marker:text-ink-3">
          {texts.proposed.deleteLosses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
        <p className="text-ink-2">{texts.proposed.deleteKept}</p>
      </div>
      <form noValidate className="mt-6 space-y-6" onSubmit={handleSubmit}>
        <TextField
          variant="identifier"
          width="long"
          name="confirmation"
          label={texts.proposed.deleteWord(word)}
          error={isRefused ? texts.typeWord(word) : undefined}
          ref={input}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setRefused(false);
          }}
          onKeyDown={handleKeyDown}
        />
        {error !== undefined && (
          <Alert live tone="danger">
            {error}
          </Alert>
        )}
        <Button type="submit" variant="danger" busy={deleting} busyLabel={texts.proposed.deleteButton}>
          {texts.proposed.deleteButton}
        </Button>
      </form>
    </section>
  );
}
