import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { MaskedValue } from './MaskedValue.tsx';
import { SummaryList } from './SummaryList.tsx';

const aadhaar = (
  <MaskedValue
    masked="XXXX XXXX 1234"
    value="9999 8888 1234"
    showLabel="Show ID number"
    hideLabel="Hide ID number"
  />
);

const meta = {
  title: 'Components/SummaryList',
  component: SummaryList,
  args: {
    rows: [
      { key: 'name', term: 'Full name', value: 'Meera', action: <Link href="#name">Edit full name</Link> },
      { key: 'born', term: 'Date of birth', value: '27 March 1984' },
      { key: 'address', term: 'Address', value: '12 Lakshmi Road\nSadashiv Peth\nPune 411030' },
      { key: 'id', term: 'ID number', value: aadhaar },
    ],
  },
} satisfies Meta<typeof SummaryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { tags: ['visual'] };

export const NumberShownOnRequest: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('9999 8888 1234')).toBeNull();
    const show = canvas.getByRole('button', { name: 'Show ID number' });
    show.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('9999 8888 1234')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide ID number' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('XXXX XXXX 1234')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    rows: [
      {
        key: 'identifier',
        term: 'Asset identifier as it stands in the register of the society',
        value:
          'FlatNo12ABuildingC3SadashivPethCoOperativeHousingSocietyLimitedRegistrationPNA/PNA(1)/HSG/TC/12345/2004',
        action: <Link href="#identifier">Edit</Link>,
      },
    ],
  },
};

export const Devanagari: Story = {
  args: {
    rows: [
      { key: 'name', term: 'Full name', value: 'मीरा लक्ष्मण देशपांडे', lang: 'mr' },
      { key: 'address', term: 'Address', value: '१२ लक्ष्मी रस्ता\nसदाशिव पेठ\nपुणे ४११०३०', lang: 'mr' },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
