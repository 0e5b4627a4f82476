import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InShell } from '../inShell.fixture.tsx';
import { SpecimensSection } from './SpecimensSection.tsx';

/** Lines where a printed page has words: the real pictures are drawn when the product is built. */
const drawnPage = (lines: number): string => {
  const rules = Array.from(
    { length: lines },
    (_, index) => `<path d="M24 ${40 + index * 8}h162" stroke="black" stroke-width="1.5"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 150" width="840" height="600"><path d="M60 24h90" stroke="black" stroke-width="3"/>${rules}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

const meta = {
  title: 'Screens/Specimens section',
  component: SpecimensSection,
  parameters: { layout: 'fullscreen' },
  args: {
    specimens: [
      { language: 'English', src: drawnPage(13) },
      { language: 'Hindi', src: drawnPage(11) },
      { language: 'Marathi', src: drawnPage(12) },
    ],
  },
  decorators: [
    (Story) => (
      <InShell>
        <div className="pt-10">
          <Story />
        </div>
      </InShell>
    ),
  ],
} satisfies Meta<typeof SpecimensSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    for (const { language, src } of args.specimens) {
      canvas.getByRole('link', { name: new RegExp(`The example in ${language}`) }).scrollIntoView();
      const picture = await canvas.findByRole('img', {
        name: `The first page of an example will in ${language}`,
      });
      await expect(picture).toHaveAttribute('src', src);
      await expect(picture.closest('a')).toHaveAttribute('href', src);
    }
  },
};

/** The first language alone, where the others are not offered. */
export const OneLanguage: Story = { args: { specimens: [{ language: 'English', src: drawnPage(13) }] } };
/** Paper stays paper. */
export const Dark: Story = { tags: ['visual'], globals: { theme: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };
