import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyPersonalDetails, personalDetailsMessages as messages } from '@virasat/will-model';
import { devanagariNames, longNames, meera } from '@virasat/will-model/fixtures';
import { expect, fireEvent, fn, mocked, waitFor, within } from 'storybook/test';
import { compose } from '../../stories/compose.ts';
import { expectRefused, summaryLines, summaryOf } from '../../stories/refusedNext.ts';
import { STORY_TODAY, stageActions } from '../../stories/stageActions.tsx';
import { onStagePage } from '../../stories/stageDecorators.tsx';
import { expectTypedRowGone } from '../../stories/typedRow.ts';
import { expectWholeNumbers } from '../../stories/wholeNumbers.ts';
import { personalDetailsTexts } from '../../texts/personalDetails.ts';
import { PersonalDetailsStage } from './PersonalDetailsStage.tsx';

const texts = personalDetailsTexts.proposed;

const meta = {
  title: 'Screens/Will wizard/1 Personal Details',
  component: PersonalDetailsStage,
  parameters: { layout: 'fullscreen' },
  decorators: [onStagePage],
  args: {
    ...stageActions,
    details: emptyPersonalDetails(),
    typedDob: null,
    today: STORY_TODAY,
    onChange: fn(),
    onTypedDobChange: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof PersonalDetailsStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** English is the specification's default language; nothing else is chosen for the person. */
export const Empty: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
    await expect(canvas.queryByLabelText("Husband's Name")).not.toBeInTheDocument();
  },
};

export const Filled: Story = {
  tags: ['visual', 'visual-a11y'],
  args: { details: meera.personalDetails },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(texts.ageIs(42))).toBeVisible();
    await expect(canvas.getByLabelText("Husband's Name")).toHaveValue('Rohan Deshpande');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(args.onNext).toHaveBeenCalledWith(meera.personalDetails);
  },
};

export const NextRefused: Story = {
  tags: ['visual', 'visual-a11y'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await expectRefused({ canvas, userEvent }, [
      `${texts.documentName}: ${messages.required}`,
      `${texts.country}: ${messages.required}`,
      `${texts.fullName}: ${messages.required}`,
      `${texts.dob}: ${messages.required}`,
      `${texts.gender}: ${messages.required}`,
      `${texts.relationshipStatus}: ${messages.required}`,
      `${texts.address}: ${messages.required}`,
      `${texts.idType}: ${messages.required}`,
      `${texts.idNumber}: ${messages.required}`,
      messages.noChildren,
    ]);
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

/** Focus goes to the summary also where the very last key made the answer wrong. */
export const RefusedRightAfterAKey: Story = {
  args: { details: { ...meera.personalDetails, fullName: 'M' } },
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText(texts.fullName);
    // No time passes between the two, as with a press that follows a key at once.
    fireEvent.input(name, { target: { value: '' } });
    canvas.getByRole('button', { name: 'Next' }).click();
    await waitFor(() => expect(summaryOf(canvas)).toHaveFocus());
    await expect(summaryLines(canvas)).toEqual([`${texts.fullName}: ${messages.required}`]);
  },
};

/** A mark goes with its line in the summary, as soon as the field is right. */
export const PutRight: Story = {
  args: { details: { ...meera.personalDetails, fullName: '', guardianName: ' ' } },
  play: async ({ canvas, userEvent, args }) => {
    await expectRefused({ canvas, userEvent }, [
      `${texts.fullName}: ${messages.required}`,
      messages.husbandMissing,
    ]);
    await userEvent.click(within(summaryOf(canvas)).getByRole('link', { name: messages.husbandMissing }));
    await expect(canvas.getByLabelText("Husband's Name")).toHaveFocus();
    await userEvent.keyboard('R');
    await waitFor(() => expect(summaryLines(canvas)).toEqual([`${texts.fullName}: ${messages.required}`]));
    await userEvent.type(canvas.getByLabelText(texts.fullName), 'M');
    await waitFor(() => expect(canvas.queryByText(messages.required)).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** The guardian is whoever gender and status say, in place, and the message follows. */
export const GuardianLabel: Story = {
  args: { details: { ...meera.personalDetails, gender: '', guardianName: '' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Father or Mother Name')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: texts.genders.male }));
    await expectRefused({ canvas, userEvent }, [messages.parentMissing]);
    await userEvent.click(canvas.getByRole('radio', { name: texts.genders.female }));
    await expect(canvas.getByLabelText("Husband's Name")).toBeVisible();
    await expectRefused({ canvas, userEvent }, [messages.husbandMissing]);
    for (const choice of [texts.relationshipStatuses.single, texts.relationshipStatuses.separated]) {
      await userEvent.click(canvas.getByRole('radio', { name: choice }));
      await expect(canvas.getByLabelText('Father or Mother Name')).toBeVisible();
      await expect(canvas.queryByLabelText("Husband's Name")).not.toBeInTheDocument();
      await expectRefused({ canvas, userEvent }, [messages.parentMissing]);
    }
    await userEvent.click(canvas.getByRole('radio', { name: texts.relationshipStatuses.married }));
    await expect(summaryLines(canvas)).toEqual([messages.husbandMissing]);
    await userEvent.click(canvas.getByRole('radio', { name: texts.genders.other }));
    await expect(canvas.getByLabelText('Father or Mother Name')).toBeVisible();
    await expectRefused({ canvas, userEvent }, [messages.parentMissing]);
  },
};

/** Eighteen on the birthday, not a day before; a date that doesn't exist is told so; half a date is kept as typed. */
export const DatesOfBirth: Story = {
  args: { details: { ...meera.personalDetails, dob: '' } },
  play: async ({ canvas, userEvent, args }) => {
    const type = async (day: string, month: string, year: string): Promise<void> => {
      for (const [label, text] of [
        ['Day', day],
        ['Month', month],
        ['Year', year],
      ] as const) {
        const box = canvas.getByRole('textbox', { name: label });
        await userEvent.clear(box);
        if (text !== '') await userEvent.type(box, text);
      }
    };
    await type('28', '11', '2008');
    await expectRefused({ canvas, userEvent }, [messages.underAge]);
    await type('31', '2', '1990');
    await expect(summaryLines(canvas)).toEqual([`${texts.dob}: ${texts.dobNotReal}`]);
    await type('1', '1', '2027');
    await expect(summaryLines(canvas)).toEqual([`${texts.dob}: ${texts.dobNotReal}`]);
    await type('1', '', '1990');
    await expect(summaryLines(canvas)).toEqual([`${texts.dob}: ${messages.required}`]);
    await expect(args.onTypedDobChange).toHaveBeenLastCalledWith({ day: '1', month: '', year: '1990' });
    await type('27', 'Nov', '2008');
    await expect(canvas.queryByRole('region', { name: /Please fill in/u })).not.toBeInTheDocument();
    await expect(canvas.getByText(texts.ageIs(18))).toBeVisible();
    await expect(args.onTypedDobChange).toHaveBeenLastCalledWith(null);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ dob: '2008-11-27' }));
  },
};

/** C-31: odd years and a date to come are refused in place; nothing is stored of them. */
export const OddYears: Story = {
  args: { details: { ...meera.personalDetails, dob: '' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '1');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Month' }), '1');
    const year = canvas.getByRole('textbox', { name: 'Year' });
    for (const text of ['0008', '0024', '200820', '2027']) {
      await userEvent.clear(year);
      // At once: on the way to 200820 stands 2008, which is a year.
      await userEvent.paste(text);
      await expectRefused({ canvas, userEvent }, [`${texts.dob}: ${texts.dobNotReal}`]);
      await expect(args.onNext).not.toHaveBeenCalled();
    }
    await expect(mocked(args.onTypedDobChange)).toHaveBeenCalledWith({ day: '1', month: '1', year: '2027' });
    await expect(mocked(args.onChange).mock.calls.filter(([{ dob }]) => dob !== '')).toEqual([]);
    await userEvent.clear(year);
    await userEvent.type(year, '200820');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ dob: '' }));
    await userEvent.clear(year);
    await userEvent.type(year, '2000');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ dob: '2000-01-01' }));
  },
};

/** C-26: a child of 0 or 100 is one, one of 101 isn't; 00 is 0; letters and signs are no age. */
export const AgesOfChildren: Story = {
  args: {
    details: { ...meera.personalDetails, children: [{ id: 'child-1', name: 'Aarav Deshpande', age: null }] },
  },
  play: async ({ canvas, userEvent, args }) => {
    const age = canvas.getByRole('textbox', { name: texts.childAge });
    const kept = (value: number | null) =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ children: [expect.objectContaining({ age: value })] }),
      );
    await expectWholeNumbers({ canvas, userEvent }, age, kept);
    const ageOutOfRange = `${texts.childLegend(0)}: ${messages.childAgeOutOfRange}`;
    await userEvent.type(age, '101');
    await kept(101);
    await expectRefused({ canvas, userEvent }, [ageOutOfRange]);
    await expect(args.onNext).not.toHaveBeenCalled();
    for (const whole of [0, 100]) {
      await userEvent.clear(age);
      await userEvent.type(age, String(whole));
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(args.onNext).toHaveBeenLastCalledWith(
        expect.objectContaining({ children: [expect.objectContaining({ age: whole })] }),
      );
    }
  },
};

/** C-19: the second of three children goes, and takes nothing of the others with it. */
export const RemoveTheSecondChild: Story = {
  args: {
    details: {
      ...meera.personalDetails,
      children: [
        { id: 'a', name: 'Asha', age: null },
        { id: 'b', name: 'Bina', age: 7 },
        { id: 'c', name: 'Chitra', age: null },
      ],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByDisplayValue('Chitra'), ' K');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove child 2, Bina' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        children: [
          { id: 'a', name: 'Asha', age: null },
          { id: 'c', name: 'Chitra K', age: null },
        ],
      }),
    );
    await expect(canvas.queryByText('Bina')).not.toBeInTheDocument();
  },
};

/** C-19: the child goes with the cursor in it, and so does the letter typed a moment before. */
export const RemoveTheChildBeingTyped: Story = {
  args: {
    details: {
      ...meera.personalDetails,
      children: ['Asha', 'Bina', 'Chitra'].map((name) => ({ id: name, name, age: null })),
    },
  },
  play: async ({ canvas, userEvent, args: { onChange } }) => {
    await expectTypedRowGone(
      { canvas, userEvent, onChange },
      { label: texts.childName, remove: 'Remove child 2, Bina', next: texts.childLegend(1) },
    );
    await expect(onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        children: [expect.objectContaining({ name: 'Asha' }), expect.objectContaining({ name: 'Chitra!' })],
      }),
    );
  },
};

/** A half date that was kept beside the draft stands there again. */
export const HalfADate: Story = {
  tags: ['visual'],
  args: { details: { ...meera.personalDetails, dob: '' }, typedDob: { day: '03', month: '', year: '19' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveValue('03');
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveValue('19');
  },
};

/** The messages of a list stand at the list, those of a child at the child, in a card that is closed as well. */
export const ChildrenIncomplete: Story = {
  tags: ['visual'],
  args: {
    details: {
      ...meera.personalDetails,
      children: [
        { id: 'child-1', name: '', age: null },
        { id: 'child-2', name: 'Aarav', age: 101 },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectRefused({ canvas, userEvent }, [
      messages.childrenIncomplete,
      `${texts.childLegend(0)}: ${messages.childNameMissing}`,
      `${texts.childLegend(0)}: ${messages.childAgeMissing}`,
      `${texts.childLegend(1)}: ${messages.childAgeOutOfRange}`,
    ]);
    await userEvent.click(
      within(summaryOf(canvas)).getByRole('link', {
        name: `${texts.childLegend(1)}: ${messages.childAgeOutOfRange}`,
      }),
    );
    const age = canvas.getByDisplayValue('101');
    await expect(age).toHaveFocus();
    await userEvent.clear(age);
    await userEvent.type(age, '100');
    await expect(canvas.queryByText(messages.childAgeOutOfRange)).not.toBeInTheDocument();
  },
};

/** No clears the list at once and says so; Undo brings back every child. */
export const NoChildrenAndUndo: Story = {
  args: { details: meera.personalDetails },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ hasChildren: false, children: [], childrenAsNominees: null }),
    );
    await expect(canvas.getByText(texts.childrenCleared)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(meera.personalDetails);
  },
};

/** Who presses No by mistake and then Yes has the children again. */
export const NoChildrenAndYes: Story = {
  args: { details: meera.personalDetails },
  play: async ({ canvas, userEvent, args }) => {
    const asked = within(canvas.getByRole('radiogroup', { name: new RegExp(`^${texts.hasChildren}`, 'u') }));
    await userEvent.click(asked.getByRole('radio', { name: 'No' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ children: [] }));
    await userEvent.click(asked.getByRole('radio', { name: 'Yes' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(meera.personalDetails);
    await expect(canvas.queryByText(texts.childrenCleared)).not.toBeInTheDocument();
  },
};

/** A PAN that looks odd is a hint, and only once the field is left; it stops nothing. */
export const OddPan: Story = {
  args: { details: { ...meera.personalDetails, idType: 'PAN', idNumber: '' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(texts.idNumber), 'ABCDE12345');
    await expect(canvas.queryByText(texts.panLooksOdd)).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(await canvas.findByText(texts.panLooksOdd)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** C-29: name and address take a word from a phonetic keyboard whole and once, and its Enter goes nowhere. */
export const ComposedDevanagari: Story = {
  play: async ({ canvas, args }) => {
    const name = canvas.getByLabelText<HTMLInputElement>(texts.fullName);
    compose(name, ['श', 'श्र', 'श्री', 'श्रीकां', 'श्रीकांत']);
    const address = canvas.getByLabelText<HTMLTextAreaElement>(texts.address);
    compose(address, ['प', 'पु', 'पुण', 'पुणे']);
    await expect(name).toHaveValue('श्रीकांत');
    await expect(address).toHaveValue('पुणे');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ fullName: 'श्रीकांत', address: 'पुणे' }),
    );
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const Devanagari: Story = { args: { details: devanagariNames.personalDetails } };
export const LongNames: Story = { args: { details: longNames.personalDetails } };
export const Dark: Story = { args: { details: meera.personalDetails }, globals: { theme: 'dark' } };
export const Phone: Story = {
  args: { details: meera.personalDetails },
  globals: { viewport: { value: 'phone' } },
};
