import { expect, fireEvent, mocked, waitFor, type within } from 'storybook/test';

interface ListStage {
  canvas: ReturnType<typeof within>;
  userEvent: { type(element: Element, text: string): Promise<void> };
  /** What hears of every change: a spy. */
  onChange(values: never): void;
}

interface TypedRow {
  /** The label of the field that is typed into, one in each open card. */
  label: string;
  /** What the button says that removes the second card. */
  remove: string;
  /** What heads the card that comes after it, once it has moved up. */
  next: string;
}

const TYPED_LAST = 'Typed last';

/**
 * Types into the second card of a list and removes the card at once, with the cursor still in the field: some browsers
 * give a pressed button no focus. Proves that focus goes to the next card, and that what was on its way from the field
 * reaches no other (C-19).
 */
export async function expectTypedRowGone(
  { canvas, userEvent, onChange }: ListStage,
  { label, remove, next }: TypedRow,
): Promise<void> {
  const [, second] = canvas.getAllByLabelText(label);
  if (second === undefined) throw new Error('There is a second card');
  const removal = canvas.getByRole('button', { name: remove });
  second.focus();
  fireEvent.input(second, { target: { value: TYPED_LAST } });
  removal.click();
  await waitFor(() => expect(canvas.getByRole('heading', { name: next })).toHaveFocus());
  const field = canvas.getAllByLabelText(label)[1];
  if (field === undefined) throw new Error('The third card has moved up');
  // One more key, and nothing is on its way any more.
  await userEvent.type(field, '!');
  const latest = () => JSON.stringify(mocked(onChange).mock.lastCall);
  await waitFor(() => expect(latest()).toContain('!'));
  await expect(latest()).not.toContain(TYPED_LAST);
  await expect(canvas.queryByDisplayValue(TYPED_LAST)).not.toBeInTheDocument();
  await expect(canvas.queryByText(TYPED_LAST)).not.toBeInTheDocument();
}
