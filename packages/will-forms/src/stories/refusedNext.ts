import { expect, within } from 'storybook/test';
import { wizardTexts } from '../texts/wizard.ts';

interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: { click(element: Element): Promise<void> };
}

/** The frame that lists what keeps the stage from going on. */
export const summaryOf = (canvas: Stage['canvas']): HTMLElement =>
  canvas.getByRole('region', { name: wizardTexts.refused });

/** The lines of the error summary, in order. */
export const summaryLines = (canvas: Stage['canvas']): string[] =>
  within(summaryOf(canvas))
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '');

/** Presses Next, and proves that the stage refuses: the summary has focus and says exactly these lines. */
export async function expectRefused({ canvas, userEvent }: Stage, lines: readonly string[]): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: wizardTexts.next }));
  await expect(await canvas.findByRole('region', { name: wizardTexts.refused })).toHaveFocus();
  await expect(summaryLines(canvas)).toEqual(lines);
}
