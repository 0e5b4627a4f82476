import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { texts } from '../texts.ts';
import { announce } from './announce.ts';
import { readWholeNumber } from './wholeNumber.ts';

interface WholeNumberInputOptions {
  value: number | null;
  onValueChange(value: number | null): void;
  /** Says why a number is not taken; undefined takes it. */
  refusalOf(next: number): string | undefined;
}

interface Notice {
  text: string;
  /** A letter or dot was refused: what follows may not be what was meant. */
  isAboutDigits: boolean;
}

/**
 * A text input that holds a whole number or nothing. What cannot stand there is refused whole: the old value stays
 * and a notice says why, seen and spoken, until the next change. A notice about a letter or dot stays while digits
 * are added, so that ‹5.5› does not end as an unnoticed 55.
 */
export function useWholeNumberInput({ value, onValueChange, refusalOf }: WholeNumberInputOptions) {
  const [composing, setComposing] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const shown = value === null ? '' : String(value);

  function refuse(next: Notice): void {
    setNotice(next);
    announce(next.text);
  }

  function take(text: string): void {
    const reading = readWholeNumber(text);
    if (reading.kind === 'refused') {
      refuse({ text: texts.wholeNumbersOnly, isAboutDigits: true });
      return;
    }
    const next = reading.kind === 'empty' ? null : reading.value;
    const refusal = next === null ? undefined : refusalOf(next);
    if (refusal !== undefined) {
      refuse({ text: refusal, isAboutDigits: false });
      return;
    }
    const isAdding = text.length > shown.length;
    if (!(notice?.isAboutDigits && isAdding)) setNotice(null);
    if (next !== value) onValueChange(next);
  }

  return {
    notice: notice?.text,
    inputProps: {
      type: 'text',
      inputMode: 'numeric',
      autoComplete: 'off',
      value: composing ?? shown,
      onChange(event: ChangeEvent<HTMLInputElement>): void {
        const { nativeEvent } = event;
        // A keyboard that composes its digits (Devanagari, some phones) is read when the word is done.
        if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setComposing(event.target.value);
        else take(event.target.value);
      },
      onCompositionEnd(event: CompositionEvent<HTMLInputElement>): void {
        setComposing(null);
        take(event.currentTarget.value);
      },
      onFocus(): void {
        setNotice(null);
      },
    },
  } as const;
}
