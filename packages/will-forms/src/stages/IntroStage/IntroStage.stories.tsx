import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onStagePage } from '../../stories/stageDecorators.tsx';
import { introTexts } from '../../texts/intro.ts';
import { IntroStage } from './IntroStage.tsx';

const meta = {
  title: 'Screens/Will wizard/0 Introduction',
  component: IntroStage,
  parameters: { layout: 'fullscreen' },
  decorators: [onStagePage],
  args: { onStart: fn() },
} satisfies Meta<typeof IntroStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: introTexts.title })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: introTexts.start })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
