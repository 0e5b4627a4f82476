import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rosette } from './Rosette.tsx';

const meta = {
  title: 'Foundations/Rosette',
  component: Rosette,
  args: { className: 'w-80 max-w-full' },
} satisfies Meta<typeof Rosette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { tags: ['visual'] };
export const Dark: Story = { globals: { theme: 'dark' } };
/** Nothing but the heading may stand on it, and no text smaller than that. */
export const BehindAHeading: Story = {
  render: (args) => (
    <div className="relative isolate grid place-items-center overflow-clip py-12">
      <Rosette {...args} className="absolute -z-10 w-120 max-w-none" />
      <h2 className="font-display text-h2 font-medium">Family Protection</h2>
    </div>
  ),
};
