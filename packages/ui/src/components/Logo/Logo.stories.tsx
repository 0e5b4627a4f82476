import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo.tsx';

const meta = { title: 'Components/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheName: Story = {
  tags: ['visual'],
  render: () => (
    <p className="flex items-center gap-2.5 font-display text-h4 font-medium">
      <Logo />
      <span>Virasat</span>
    </p>
  ),
  play: async ({ canvas }) => {
    // The name stands beside it, so the ring says nothing.
    await expect(canvas.getByText('Virasat')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
export const Dark: Story = { ...BesideTheName, globals: { theme: 'dark' } };
export const Large: Story = { args: { className: 'size-40' } };
