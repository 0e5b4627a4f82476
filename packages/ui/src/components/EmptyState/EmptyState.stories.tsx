import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyDocumentsIllustration } from '../../illustrations/EmptyDocumentsIllustration.tsx';
import { EmptyNomineesIllustration } from '../../illustrations/EmptyNomineesIllustration.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    illustration: <EmptyDocumentsIllustration />,
    title: 'No documents yet',
    action: <Button variant="primary">Create New Will</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Documents: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No documents yet')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Create New Will' })).toHaveFocus();
  },
};
export const Nominees: Story = {
  args: {
    illustration: <EmptyNomineesIllustration />,
    title: 'Add the people or organisations who should inherit.',
    action: <Button>Add nominee</Button>,
  },
};
export const WordsAlone: Story = { render: () => <EmptyState title="The bin is empty" /> };
export const Devanagari: Story = { args: { lang: 'hi', title: 'जिन लोगों को संपत्ति मिलनी चाहिए, उन्हें जोड़ें।' } };
export const Dark: Story = { globals: { theme: 'dark' } };

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title:
      'Nothing that you have ever written here is in this list, and everything that you are going to write will stand in it.',
    action: <Button variant="primary">Create a new will in English, Hindi or Marathi</Button>,
  },
};
