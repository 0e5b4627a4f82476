type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** Sets the text as the browser does: React, which listens to the setter of the box itself, hears of it by the event alone. */
function write(box: TextBox, text: string): void {
  const { prototype } = box instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(box, text);
}

/**
 * Types one word as a phonetic keyboard does: letter by letter while it is composed, then Enter, which accepts it.
 *
 * @param steps What stands in the box after each key; the last is the word.
 * @see cases C-29
 */
export function compose(box: TextBox, steps: readonly string[]): void {
  box.focus();
  box.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  for (const text of steps) {
    write(box, text);
    box.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: text }));
  }
  box.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, key: 'Enter', keyCode: 229, isComposing: true }),
  );
  box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: steps.at(-1) ?? '' }));
}
