import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { onAnnouncement } from '../../lib/announce.ts';
import { PercentField } from './PercentField.tsx';

const meta = {
  title: 'Components/PercentField',
  component: PercentField,
  args: {
    label: 'Share',
    name: 'share',
    value: null,
    onValueChange: fn(),
    refusalText: (room) => `Only ${room}% is left for this asset.`,
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PercentField
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PercentField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  args: { value: 50 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Share' });
    await expect(input).toHaveAccessibleDescription('%');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
  },
};

export const AboveTheRoomIsRefused: Story = {
  tags: ['visual'],
  args: { room: 15 },
  play: async ({ args, canvas, userEvent }) => {
    const heard = fn();
    const leave = onAnnouncement(heard);
    const input = canvas.getByRole('textbox', { name: 'Share' });
    await userEvent.click(input);
    await userEvent.keyboard('16');
    await expect(input).toHaveValue('1');
    await expect(canvas.getByText('Only 15% is left for this asset.')).toBeVisible();
    await expect(heard.mock.calls).toEqual([['Only 15% is left for this asset.', 'polite']]);
    await userEvent.keyboard('5');
    await expect(input).toHaveValue('15');
    await expect(canvas.queryByText('Only 15% is left for this asset.')).not.toBeInTheDocument();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(15);
    leave();
  },
};

/** Case C-26: 5.5 never ends as 55. */
export const ADotIsRefusedAndStaysSaid: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Share' });
    await userEvent.click(input);
    await userEvent.keyboard('5.5');
    await expect(input).toHaveValue('55');
    await expect(canvas.getByText('Whole numbers only')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByText('Whole numbers only')).not.toBeInTheDocument();
  },
};

/** Case C-26: pasted text is a whole number, or refused whole. */
export const Pasting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Share' });
    await userEvent.click(input);
    await userEvent.paste('5.5');
    await expect(input).toHaveValue('');
    await userEvent.paste(' 60% ');
    await expect(input).toHaveValue('60');
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.paste('५०');
    await expect(input).toHaveValue('50');
    await userEvent.clear(input);
    await userEvent.paste('٣٠');
    await expect(input).toHaveValue('');
  },
};

/** Case C-29: a keyboard that composes hands over once, when the word is done. */
export const AComposingKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Share' });
    await userEvent.click(input);
    await fireEvent.compositionStart(input);
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const typed of ['५', '५०']) {
      setValue?.call(input, typed);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: typed }));
      await expect(input).toHaveValue(typed);
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await fireEvent.compositionEnd(input);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(50);
    await expect(input).toHaveValue('50');
  },
};

export const LeadingZerosGo: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Share' });
    await userEvent.click(input);
    await userEvent.keyboard('007');
    await expect(input).toHaveValue('7');
  },
};

export const TooHighFromALoadedDraftCanBeLowered: Story = {
  args: { value: 60, room: 50 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Share' });
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('6');
    await userEvent.keyboard('0');
    await waitFor(() => expect(canvas.getByText('Only 50% is left for this asset.')).toBeVisible());
    await expect(input).toHaveValue('6');
  },
};

export const WithError: Story = {
  args: { value: 0, error: 'Percentage must be a positive number' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Share' })).toHaveAccessibleDescription(
      'Error: Percentage must be a positive number %',
    );
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { label: 'Share of Venkatanarasimharajuvaripeta Subrahmanyam Ramachandran', value: 100 },
};
export const Devanagari: Story = { args: { label: 'हिस्सा', value: 34 } };
export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };
