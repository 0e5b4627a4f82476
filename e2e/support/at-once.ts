import type { Locator } from '@playwright/test';

/**
 * Types behind what stands in a field, and presses something in the same task of the page: nothing of the product runs
 * between the last letter and the press.
 *
 * @param pressed What is pressed; left out, the page is reloaded.
 */
export async function typeAndPress(field: Locator, letters: string, pressed?: Locator): Promise<void> {
  const target = (await pressed?.elementHandle()) ?? null;
  await field.evaluate(
    (control, [typed, button]) => {
      if (!(control instanceof HTMLTextAreaElement)) throw new Error('Only a text area is typed into here');
      control.focus();
      control.setSelectionRange(control.value.length, control.value.length);
      // The one way in which a page's own script types: the field hears of it as of a key.
      document.execCommand('insertText', false, typed);
      if (button instanceof HTMLElement) button.click();
      else location.reload();
    },
    [letters, target] as const,
  );
}

/** Clicks a button twice in one task of the page, and presses Enter on it next. */
export async function clickTwiceAndEnter(button: Locator): Promise<void> {
  await button.focus();
  await button.evaluate((element) => {
    if (!(element instanceof HTMLElement)) throw new Error('It is no button');
    element.click();
    element.click();
  });
  await button.page().keyboard.press('Enter');
}
