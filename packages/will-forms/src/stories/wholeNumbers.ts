import { expect, type within } from 'storybook/test';

interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: {
    clear(element: Element): Promise<void>;
    click(element: Element): Promise<void>;
    type(element: Element, text: string): Promise<void>;
    paste(text: string): Promise<void>;
  };
}

/** Key by key: each key that is no digit is refused. What stands in the box then, and is kept. */
const typed: readonly [text: string, shown: string, kept: number][] = [
  ['1e1', '11', 11],
  ['-5', '5', 5],
  ['+5', '5', 5],
  ['5.5', '55', 55],
  ['007', '7', 7],
  ['0', '0', 0],
  ['00', '0', 0],
  [' 50 ', '50', 50],
  ['५०', '50', 50],
];

/** At once: what is no whole number is refused whole, and the box stays as it was. */
const pasted: readonly [text: string, shown: string, kept: number | null][] = [
  ['50%', '50', 50],
  [' 50 ', '50', 50],
  ['007', '7', 7],
  ['0', '0', 0],
  ['५०', '50', 50],
  ['1e1', '', null],
  ['-5', '', null],
  ['+5', '', null],
  ['5.5', '', null],
  ['abc', '', null],
  ['٣٠', '', null],
  ['', '', null],
];

/**
 * Types and pastes what could be taken for a number (C-26), and proves that the box shows what is kept, and that it
 * never drops a sign or a dot unsaid.
 *
 * @param kept Expects this to be what is kept now.
 */
export async function expectWholeNumbers(
  { canvas, userEvent }: Stage,
  box: HTMLElement,
  kept: (value: number | null) => Promise<void>,
): Promise<void> {
  for (const [text, shown, value] of typed) {
    await userEvent.clear(box);
    await userEvent.type(box, text);
    await expect(box).toHaveValue(shown);
    await kept(value);
    if (/[^\d\s५०]/u.test(text)) await expect(canvas.getByText('Whole numbers only')).toBeVisible();
  }
  for (const [text, shown, value] of pasted) {
    await userEvent.clear(box);
    await userEvent.click(box);
    await userEvent.paste(text);
    await expect(box).toHaveValue(shown);
    await kept(value);
  }
}
