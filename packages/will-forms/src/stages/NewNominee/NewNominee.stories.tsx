import type { Meta, StoryObj } from '@storybook/react-vite';
import { nomineesMessages as messages } from '@virasat/will-model';
import { expect, fn, waitFor, within } from 'storybook/test';
import { nomineesTexts } from '../../texts/nominees.ts';
import { NewNominee } from './NewNominee.tsx';
import type { TypedNewNominee } from './typedNewNominee.ts';
import { useNewNominee } from './useNewNominee.ts';

const texts = nomineesTexts.proposed;
const BESIDE = 'asset-1';

interface BesideSharesProps {
  name?: string;
  relation?: string;
  onTypedChange(typed: TypedNewNominee | null): void;
  onNomineeAdd(): void;
  onAdded(): void;
  onCancel(): void;
}

/** The boxes as a stage holds them, with what was typed before. */
function BesideShares({ name = '', relation = '', onAdded, onCancel, ...options }: BesideSharesProps) {
  const handle = useNewNominee({ typed: { beside: BESIDE, name, relation }, ...options });
  return (
    <NewNominee handle={handle} beside={BESIDE} idPrefix="story" onAdded={onAdded} onCancel={onCancel} />
  );
}

const meta = {
  title: 'Patterns/New nominee',
  component: BesideShares,
  args: { onTypedChange: fn(), onNomineeAdd: fn(), onAdded: fn(), onCancel: fn() },
} satisfies Meta<typeof BesideShares>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(texts.name));
    await expect(canvas.getByLabelText(texts.name)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText(texts.relation)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: texts.newAdd })).toHaveFocus();
  },
};

/** Both are asked for; a message goes as soon as its box is right. */
export const Errors: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const boxes = within(canvas.getByRole('group', { name: texts.newLegend }));
    await userEvent.click(boxes.getByRole('button', { name: texts.newAdd }));
    const name = boxes.getByLabelText(texts.name);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(new RegExp(messages.nameMissing, 'u'));
    await expect(boxes.getByText(messages.relationMissing)).toBeVisible();
    await userEvent.type(name, 'Asha');
    await expect(boxes.queryByText(messages.nameMissing)).not.toBeInTheDocument();
    await expect(boxes.getByText(messages.relationMissing)).toBeVisible();
    await expect(args.onNomineeAdd).not.toHaveBeenCalled();
  },
};

export const Added: Story = {
  args: { name: 'Asha', relation: 'Sister' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.newAdd }));
    const asha = expect.objectContaining({ name: 'Asha', relation: 'Sister' });
    for (const told of [args.onNomineeAdd, args.onAdded]) {
      await expect(told).toHaveBeenCalledOnce();
      await expect(told).toHaveBeenCalledWith(asha);
    }
    await expect(args.onTypedChange).toHaveBeenLastCalledWith(null);
  },
};

export const Cancelled: Story = {
  args: { name: 'Asha' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.newCancel }));
    await expect(args.onTypedChange).toHaveBeenLastCalledWith(null);
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onNomineeAdd).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    name: 'Meenakshi Raghunathrao Lakshmanrao Kulkarni-Deshpande of the older branch',
    relation: 'Daughter of my late brother, who lived with us since her childhood',
  },
};

export const Devanagari: Story = { args: { name: 'क्षितिजा श्रीकांत शिंदे', relation: 'बहन' } };

export const Dark: Story = { ...Errors, globals: { theme: 'dark' } };
