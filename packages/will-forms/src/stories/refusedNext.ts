import { expect, waitFor, within } from 'storybook/test';
import { wizardTexts } from '../texts/wizard.ts';

interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: { click(element: Element): Promise<void> };
}

/** The frame that lists what keeps the stage from going on. */
export const summaryOf = (canvas: Stage['canvas']): HTMLElement =>
  canvas.getByRole('region', { name: wizardTexts.refused });

const linksOf = (canvas: Stage['canvas']): HTMLElement[] => within(summaryOf(canvas)).getAllByRole('link');

/** The lines of the error summary, in order. */
export const summaryLines = (canvas: Stage['canvas']): string[] =>
  linksOf(canvas).map(({ textContent }) => textContent ?? '');

const LISTS = '[data-slot=repeatable-list], [data-slot=allocation-editor]';
const TOTALS = '[data-slot=allocation-totals]';

/** The messages at the fields, each with its words alone: neither the hidden ‹Error:› nor what is said besides. */
const inlineMessages = (stage: ParentNode): { element: Element; words: string }[] =>
  [...stage.querySelectorAll('[data-slot=field-error]')]
    .filter((element) => element.checkVisibility())
    .map((element) => ({ element, words: element.querySelector('.sr-only + span')?.textContent ?? '' }));

const precedes = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Whether a message of the list stands under its heading, above everything that is in it. */
function isUnderHeading(message: Element, list: Element): boolean {
  const heading = list.querySelector('h2, h3, legend');
  const first = list.querySelector('li');
  return heading !== null && precedes(heading, message) && (first === null || precedes(message, first));
}

/** Whether a message stands where design.md, section 4, says that of this control does. */
function isAt(control: Element, message: Element): boolean {
  const list = control.closest(LISTS);
  const totals = message.closest(TOTALS);
  // The total is nobody's alone: its line leads to the first share, which can be lowered.
  if (totals !== null) return list?.contains(totals) ?? false;
  const describes = (control.getAttribute('aria-describedby') ?? '').split(' ').includes(message.id);
  if (control instanceof HTMLButtonElement && list !== null)
    return describes && isUnderHeading(message, list);
  return control.contains(message) || (describes && precedes(message, control));
}

/** The card that is closed over a control, so that there is no place for its message; it has to say so itself. */
const closedCardOver = (targetId: string): Element | undefined =>
  [...document.querySelectorAll('[data-reveals][data-state=closed]')].find(({ attributes }) =>
    targetId.startsWith(attributes.getNamedItem('data-reveals')?.value ?? targetId + 1),
  );

/**
 * Proves that the messages at the fields are those of the summary: each stands at its own control, as often as the
 * summary names it, and no other does.
 */
async function expectMessagesInPlace(canvas: Stage['canvas']): Promise<void> {
  const stage = summaryOf(canvas).closest('form');
  if (stage === null) throw new Error('The summary belongs to a stage');
  const expected: string[] = [];
  for (const link of linksOf(canvas)) {
    const line = link.textContent ?? '';
    const words = line.slice(line.lastIndexOf(': ') + 1).trim();
    const targetId = link.getAttribute('href')?.slice(1) ?? '';
    const control = document.getElementById(targetId);
    if (control === null) {
      await expect(closedCardOver(targetId)).toHaveTextContent('Not complete');
      continue;
    }
    expected.push(words);
    const standing = inlineMessages(stage).filter(
      (message) => message.words === words && isAt(control, message.element),
    );
    await expect(standing.map((message) => `${message.words} for ${targetId}`)).toEqual([
      `${words} for ${targetId}`,
    ]);
  }
  await expect(
    inlineMessages(stage)
      .map(({ words }) => words)
      .sort(),
  ).toEqual(expected.sort());
}

/**
 * Presses Next, and proves that the stage refuses: the summary has focus and says exactly these lines, and each of
 * them stands at its field as well.
 */
export async function expectRefused({ canvas, userEvent }: Stage, lines: readonly string[]): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: wizardTexts.next }));
  await expect(await canvas.findByRole('region', { name: wizardTexts.refused })).toHaveFocus();
  await expect(summaryLines(canvas)).toEqual(lines);
  await waitFor(() => expectMessagesInPlace(canvas));
}
