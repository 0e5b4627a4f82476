import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyOtherInfo, otherInfoMessages as messages } from '@virasat/will-model';
import { meera } from '@virasat/will-model/fixtures';
import { expect, fn, waitFor, within } from 'storybook/test';
import { expectRefused, summaryLines, summaryOf } from '../../stories/refusedNext.ts';
import { stageActions } from '../../stories/stageActions.tsx';
import { onStagePage } from '../../stories/stageDecorators.tsx';
import { expectTypedRowGone } from '../../stories/typedRow.ts';
import { otherInfoTexts } from '../../texts/otherInfo.ts';
import { OtherInfoStage } from './OtherInfoStage.tsx';

const texts = otherInfoTexts.proposed;

const untouched = () => {
  let last = 0;
  return emptyOtherInfo(() => {
    last += 1;
    return `witness-${last}`;
  });
};

const LONG_NAME = 'Padmanabhan Venkatasubramanian Iyer Chandrasekaran Narayanan';

const meta = {
  title: 'Screens/Will wizard/6 Other Information',
  component: OtherInfoStage,
  parameters: { layout: 'fullscreen' },
  decorators: [onStagePage],
  args: { ...stageActions, otherInfo: untouched(), onChange: fn(), onNext: fn() },
} satisfies Meta<typeof OtherInfoStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const question = (canvas: Canvas, name: string) => within(canvas.getByRole('radiogroup', { name }));
const answer = (canvas: Canvas, name: string, choice: string) =>
  question(canvas, name).getByRole('radio', { name: choice });

/** The specification's defaults: caretaker yes, pets no, clause no, instructions no, witnesses now. */
export const Empty: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(answer(canvas, texts.guardian, 'Yes')).toBeChecked();
    await expect(answer(canvas, texts.pets, 'No')).toBeChecked();
    await expect(answer(canvas, texts.noContest, 'No')).toBeChecked();
    await expect(answer(canvas, texts.special, 'No')).toBeChecked();
    await expect(answer(canvas, texts.witnessNow, 'Yes')).toBeChecked();
    await expect(canvas.queryByLabelText(texts.caretaker)).not.toBeInTheDocument();
    await expect(canvas.getAllByLabelText(texts.witnessName)).toHaveLength(2);
    await expect(
      canvas.getByText('A beneficiary who contests the will forfeits their inheritance.'),
    ).toBeVisible();
  },
};

export const Filled: Story = {
  tags: ['visual'],
  args: { otherInfo: meera.otherInfo },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText(texts.caretaker)).toHaveValue('Ashwini Kulkarni');
    await expect(
      canvas.getAllByText(/These words give no property\. To give money or a thing, add it as an asset\./u),
    ).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenLastCalledWith(meera.otherInfo);
  },
};

/** Every message at once, each at its field; a blank of spaces counts as empty. */
export const NextRefused: Story = {
  tags: ['visual'],
  args: {
    otherInfo: {
      ...untouched(),
      isGuardianCaretaker: false,
      caretaker: '  ',
      hasPets: true,
      hasSpecialInstructions: true,
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expectRefused({ canvas, userEvent }, [
      messages.caretakerMissing,
      messages.petDetailsMissing,
      messages.specialInstructionsMissing,
      `${texts.witness(0)}: ${messages.witnessNameMissing}`,
      `${texts.witness(0)}: ${messages.witnessAddressMissing}`,
      `${texts.witness(1)}: ${messages.witnessNameMissing}`,
      `${texts.witness(1)}: ${messages.witnessAddressMissing}`,
    ]);
    await expect(canvas.getByLabelText(texts.caretaker)).toHaveAccessibleDescription(
      new RegExp(messages.caretakerMissing, 'u'),
    );
    await userEvent.click(
      within(summaryOf(canvas)).getByRole('link', {
        name: `${texts.witness(1)}: ${messages.witnessAddressMissing}`,
      }),
    );
    await expect(canvas.getAllByLabelText(texts.witnessAddress)[1]).toHaveFocus();
    await userEvent.click(answer(canvas, texts.pets, 'No'));
    await expect(summaryLines(canvas)).not.toContain(messages.petDetailsMissing);
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

/** A draft from elsewhere may have one witness: the list says so, and its link leads to the button that adds. */
export const OneWitness: Story = {
  args: { otherInfo: { ...meera.otherInfo, witnesses: meera.otherInfo.witnesses.slice(0, 1) } },
  play: async ({ canvas, userEvent }) => {
    await expectRefused({ canvas, userEvent }, [messages.tooFewWitnesses]);
    await userEvent.click(within(summaryOf(canvas)).getByRole('link', { name: messages.tooFewWitnesses }));
    await expect(canvas.getByRole('button', { name: texts.addWitness })).toHaveFocus();
  },
};

/** C-20: what was typed under an answer comes back with it, and nothing of it is asked for meanwhile. */
export const SwitchedBack: Story = {
  args: { otherInfo: meera.otherInfo },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(answer(canvas, texts.guardian, 'Yes'));
    await expect(canvas.queryByLabelText(texts.caretaker)).not.toBeInTheDocument();
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...meera.otherInfo, isGuardianCaretaker: true });
    await userEvent.click(answer(canvas, texts.guardian, 'No'));
    await expect(canvas.getByLabelText(texts.caretaker)).toHaveValue('Ashwini Kulkarni');
    await userEvent.click(answer(canvas, texts.witnessNow, otherInfoTexts.witnessesLater));
    await expect(canvas.queryByText(/Sunita Joshi/u)).not.toBeInTheDocument();
    await userEvent.click(answer(canvas, texts.witnessNow, 'Yes'));
    await waitFor(() => expect(canvas.getByText('Sunita Joshi')).toBeVisible());
  },
};

/** C-19. From two to four: Remove appears above two only, and at four the button says why it does nothing. */
export const TwoToFourWitnesses: Story = {
  args: { otherInfo: meera.otherInfo },
  play: async ({ canvas, userEvent, args }) => {
    const add = canvas.getByRole('button', { name: texts.addWitness });
    await expect(canvas.queryByRole('button', { name: /^Remove/u })).not.toBeInTheDocument();
    await userEvent.click(add);
    await expect(canvas.getByLabelText(texts.witnessName)).toHaveFocus();
    await userEvent.keyboard('Farah Khan');
    await userEvent.click(add);
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText(texts.tooManyWitnesses)).toBeVisible();
    await userEvent.click(add);
    await expect(canvas.getAllByRole('button', { name: /^Remove/u })).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: /^Remove witness 2/u }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        witnesses: [
          expect.objectContaining({ name: 'Sunita Joshi' }),
          expect.objectContaining({ name: 'Farah Khan' }),
          expect.objectContaining({ name: '' }),
        ],
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/u }));
    await expect(canvas.getByText('Imran Shaikh')).toBeVisible();
  },
};

/** C-19: the witness goes with the cursor in it, and so does the letter typed a moment before. */
export const RemoveTheWitnessBeingTyped: Story = {
  args: {
    otherInfo: {
      ...meera.otherInfo,
      isGuardianCaretaker: true,
      witnesses: ['Asha', 'Bina', 'Chitra'].map((name) => ({ id: name, name, address: '' })),
    },
  },
  play: async ({ canvas, userEvent, args: { onChange } }) => {
    await expectTypedRowGone(
      { canvas, userEvent, onChange },
      { label: texts.witnessName, remove: 'Remove witness 2, Bina', next: texts.witness(1) },
    );
    await expect(onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        witnesses: [
          { id: 'Asha', name: 'Asha', address: '' },
          { id: 'Chitra', name: 'Chitra!', address: '' },
        ],
      }),
    );
  },
};

export const Devanagari: Story = {
  args: {
    otherInfo: {
      ...meera.otherInfo,
      caretaker: 'अश्विनी कुलकर्णी',
      petDetails: 'आमची मांजर माऊ अश्विनीकडे राहील.',
      witnesses: [
        { id: 'witness-1', name: 'सुनीता जोशी', address: '१२ कर्वे रस्ता, पुणे' },
        { id: 'witness-2', name: 'श्रीकांत क्षीरसागर', address: '' },
      ],
    },
  },
};
export const LongNames: Story = {
  args: {
    otherInfo: {
      ...meera.otherInfo,
      caretaker: LONG_NAME,
      witnesses: meera.otherInfo.witnesses.map((witness) => ({ ...witness, name: LONG_NAME })),
    },
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { args: { otherInfo: meera.otherInfo }, globals: { theme: 'dark' } };
export const Phone: Story = {
  tags: ['visual'],
  args: { otherInfo: meera.otherInfo },
  globals: { viewport: { value: 'phone' } },
};
