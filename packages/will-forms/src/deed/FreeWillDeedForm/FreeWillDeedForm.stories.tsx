import type { Meta, StoryObj } from '@storybook/react-vite';
import { SaveIndicator } from '@virasat/ui';
import { deedMessages, emptyFreeWillDeed } from '@virasat/will-model';
import { ashwiniDeed } from '@virasat/will-model/fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { compose } from '../../stories/compose.ts';
import { STORY_TODAY } from '../../stories/stageActions.tsx';
import { onStagePage } from '../../stories/stageDecorators.tsx';
import { deedTexts } from '../../texts/deed.ts';
import { FreeWillDeedForm } from './FreeWillDeedForm.tsx';
import { emptyTypedDeedParts } from './typedDeedParts.ts';

const texts = deedTexts.proposed;

const meta = {
  title: 'Screens/Free will-deed/FreeWillDeedForm',
  component: FreeWillDeedForm,
  parameters: { layout: 'fullscreen' },
  decorators: [onStagePage],
  args: {
    deed: ashwiniDeed,
    typed: emptyTypedDeedParts,
    today: STORY_TODAY,
    onChange: fn(),
    onTypedChange: fn(),
    onDownload: fn(),
    onStartAgain: fn(),
    making: { status: 'idle' },
    saveIndicator: <SaveIndicator state="device" time="12:00 pm" spoken={false} />,
  },
} satisfies Meta<typeof FreeWillDeedForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The messages as the page asks: the date stands before the witnesses. */
const {
  firstWitnessNameMissing,
  firstWitnessAddressMissing,
  secondWitnessNameMissing,
  secondWitnessAddressMissing,
  ...others
} = deedMessages;
const inFormOrder = [
  ...Object.values(others),
  firstWitnessNameMissing,
  firstWitnessAddressMissing,
  secondWitnessNameMissing,
  secondWitnessAddressMissing,
];

const downloadButton = (canvas: Canvas): HTMLElement => canvas.getByRole('button', { name: texts.download });
const summaryLines = (canvas: Canvas): (string | null)[] =>
  within(canvas.getByRole('region', { name: deedTexts.errorsTitle }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

export const Empty: Story = { tags: ['visual'], args: { deed: emptyFreeWillDeed() } };

export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(downloadButton(canvas));
    await waitFor(() => expect(args.onDownload).toHaveBeenCalledWith(ashwiniDeed));
    await expect(canvas.queryByRole('region', { name: deedTexts.errorsTitle })).toBeNull();
  },
};

/** Everything at once, in the order of the form; each line leads to its field, and goes when the field is right. */
export const NothingTyped: Story = {
  tags: ['visual'],
  args: { deed: emptyFreeWillDeed() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(downloadButton(canvas));
    await waitFor(() => expect(canvas.getByRole('region', { name: deedTexts.errorsTitle })).toHaveFocus());
    await expect(summaryLines(canvas)).toEqual(inFormOrder);
    await expect(args.onDownload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: deedMessages.noNominees }));
    await expect(canvas.getByLabelText(texts.nomineeName)).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: deedMessages.yearMissing }));
    const date = within(canvas.getByRole('group', { name: texts.signingDate }));
    await expect(date.getByRole('textbox', { name: 'Year' })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(texts.occupation), 'Teacher');
    await waitFor(() => expect(summaryLines(canvas)).not.toContain(deedMessages.occupationMissing));
  },
};

/** A nominee is added only with both parts; the boxes are free for the next, and Enter does what the button does. */
export const NomineesOneAtATime: Story = {
  args: { deed: emptyFreeWillDeed() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(texts.nomineeName), 'Asha');
    await userEvent.click(canvas.getByRole('button', { name: texts.addNominee }));
    await expect(canvas.getByText(texts.giveBoth)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(texts.nomineeRelationship), 'Sister{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        nominees: [expect.objectContaining({ name: 'Asha', relationship: 'Sister' })],
      }),
    );
    await expect(canvas.getByLabelText(texts.nomineeName)).toHaveValue('');
    await expect(canvas.getByLabelText(texts.nomineeName)).toHaveFocus();
    await expect(canvas.queryByText(texts.giveBoth)).toBeNull();
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

/** C-29: Enter that accepts a word which is being composed adds nobody, in either box. */
export const EnterWhileComposing: Story = {
  args: { deed: emptyFreeWillDeed() },
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByLabelText<HTMLInputElement>(texts.nomineeName);
    const relationship = canvas.getByLabelText<HTMLInputElement>(texts.nomineeRelationship);
    // The other part stands there already: nothing else keeps the nominee from being added.
    await userEvent.type(relationship, 'भाऊ');
    compose(name, ['श', 'श्र', 'श्री', 'श्रीकां', 'श्रीकांत']);
    await expect(name).toHaveValue('श्रीकांत');
    await userEvent.clear(relationship);
    compose(relationship, ['ब', 'बह', 'बहि', 'बहिण']);
    await expect(relationship).toHaveValue('बहिण');
    await expect(name).toHaveValue('श्रीकांत');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

/** Focus goes to the neighbour, and Undo brings the nominee back with its place. */
export const RemoveAndUndo: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove nominee 1, Vasant Kulkarni' }));
    await expect(canvas.getByRole('button', { name: /^Remove nominee 1, श्रीकांत/ })).toHaveFocus();
    await expect(canvas.getByText('Vasant Kulkarni removed. 1 left.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(ashwiniDeed);
  },
};

/** 31 February is told apart from a missing date, in both dates. */
export const ImpossibleDates: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    const born = within(canvas.getByRole('group', { name: texts.dateOfBirth }));
    const signed = within(canvas.getByRole('group', { name: texts.signingDate }));
    for (const date of [born, signed]) {
      await userEvent.clear(date.getByRole('textbox', { name: 'Day' }));
      await userEvent.type(date.getByRole('textbox', { name: 'Day' }), '31');
      await userEvent.clear(date.getByRole('textbox', { name: 'Month' }));
      await userEvent.type(date.getByRole('textbox', { name: 'Month' }), 'feb');
    }
    await userEvent.click(downloadButton(canvas));
    await waitFor(() =>
      expect(summaryLines(canvas)).toEqual([
        `${texts.dateOfBirth}: ${texts.notARealDate}`,
        `${texts.signingDate}: ${texts.notARealDate}`,
      ]),
    );
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

/** A month's name counts, and is stored as digits. */
export const MonthByName: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const signed = within(canvas.getByRole('group', { name: texts.signingDate }));
    await userEvent.clear(signed.getByRole('textbox', { name: 'Month' }));
    await userEvent.type(signed.getByRole('textbox', { name: 'Month' }), 'मार्च');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ month: '3' }));
    await expect(signed.getByRole('textbox', { name: 'Month' })).toHaveValue('मार्च');
  },
};

export const UnderAge: Story = {
  args: { deed: { ...ashwiniDeed, dateOfBirth: '2008-11-28' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(downloadButton(canvas));
    await waitFor(() =>
      expect(summaryLines(canvas)).toEqual(['You need to be at least 18 years old to create a will.']),
    );
  },
};

/** What a lawyer would ask is asked once; ‹Download as it is› goes on, and the same is not asked again. */
export const AsksAboutPoints: Story = {
  tags: ['visual'],
  args: { deed: { ...ashwiniDeed, witness1: { name: 'Vasant Kulkarni', address: 'Pune' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(downloadButton(canvas));
    const dialog = await screen.findByRole('dialog', { name: texts.unreadTitle });
    await expect(dialog).toHaveTextContent('Vasant Kulkarni is named as the first witness and as a nominee.');
    await userEvent.click(screen.getByRole('button', { name: texts.goBack }));
    await expect(args.onDownload).not.toHaveBeenCalled();
    await waitFor(() => expect(downloadButton(canvas)).toHaveFocus());
    await userEvent.click(downloadButton(canvas));
    await userEvent.click(await screen.findByRole('button', { name: texts.downloadAsItIs }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(downloadButton(canvas));
    await waitFor(() => expect(args.onDownload).toHaveBeenCalledTimes(2));
  },
};

/** Somebody typed but not added would be missing from the deed: that is asked about too. */
export const NomineeNotAdded: Story = {
  args: { typed: { dateOfBirth: null, nominee: { name: 'Asha', relationship: 'Sister' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(downloadButton(canvas));
    await expect(await screen.findByRole('dialog')).toHaveTextContent(texts.notAdded('Asha'));
    await expect(args.onDownload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: texts.goBack }));
  },
};

/** Who leaves out one nominee is asked again about the next. */
export const AnotherNomineeNotAdded: Story = {
  args: NomineeNotAdded.args ?? {},
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(downloadButton(canvas));
    await userEvent.click(await screen.findByRole('button', { name: texts.downloadAsItIs }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    const name = canvas.getByLabelText(texts.nomineeName);
    await userEvent.clear(name);
    await userEvent.type(name, 'Ravi');
    await userEvent.click(downloadButton(canvas));
    await expect(await screen.findByRole('dialog')).toHaveTextContent(texts.notAdded('Ravi'));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const HalfTyped: Story = {
  args: {
    deed: { ...emptyFreeWillDeed(), month: 'ma' },
    typed: { dateOfBirth: { day: '27', month: '', year: '19' }, nominee: { name: 'Ash', relationship: '' } },
  },
  play: async ({ canvas }) => {
    const born = within(canvas.getByRole('group', { name: texts.dateOfBirth }));
    await expect(born.getByRole('textbox', { name: 'Year' })).toHaveValue('19');
    await expect(canvas.getByLabelText(texts.nomineeName)).toHaveValue('Ash');
    const signed = within(canvas.getByRole('group', { name: texts.signingDate }));
    await expect(signed.getByRole('textbox', { name: 'Month' })).toHaveValue('ma');
  },
};

export const Making: Story = { args: { making: { status: 'making' } } };
export const Failed: Story = {
  args: { making: { status: 'failed', message: 'The deed could not be made.' } },
};
export const Made: Story = {
  tags: ['visual'],
  args: { making: { status: 'made', onDownloadAgain: fn() } },
};

/** Clearing asks first. */
export const ClearForm: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.startAgain }));
    const dialog = await screen.findByRole('alertdialog', { name: texts.startAgainTitle });
    await expect(args.onStartAgain).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: texts.startAgain }));
    await expect(args.onStartAgain).toHaveBeenCalledOnce();
  },
};

const LONG = 'Padmanabhan Venkatasubramanian Iyer Chandrasekaran Narayanan';
export const LongNames: Story = {
  args: {
    deed: {
      ...ashwiniDeed,
      fullName: LONG,
      nominees: [{ id: 'long', name: LONG.replaceAll(' ', ''), relationship: LONG }],
    },
  },
  globals: { viewport: { value: 'phone' } },
};
export const Devanagari: Story = {
  args: { deed: { ...ashwiniDeed, fullName: 'अश्विनी कुलकर्णी', occupation: 'शिक्षिका' } },
};
export const Dark: Story = { ...NothingTyped, globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
