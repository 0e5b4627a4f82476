import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrastRatio, parseColour } from '../tokens/colour.ts';
import {
  CONTROL_PAIRS,
  FURTHER_TEXT_PAIRS,
  LEAST_FOR_CONTROLS,
  LEAST_FOR_TEXT,
  TEXT_PAIRS,
} from '../tokens/pairs.ts';
import { readTokens, type TokenColours } from '../tokens/readTokens.ts';
import tokenFile from '../tokens/tokens.css?raw';
import { FoundationPage, FoundationSection, FoundationTable } from './FoundationPage.tsx';

const tokens = readTokens(tokenFile);

function coloursOf(name: string): TokenColours {
  const colours = tokens.get(name);
  if (colours === undefined) throw new Error(`No token ${name}`);
  return colours;
}

function ratioOf(front: string, ground: string, theme: keyof TokenColours): number {
  return contrastRatio(parseColour(coloursOf(front)[theme]), parseColour(coloursOf(ground)[theme]));
}

function Swatch({ colour }: { colour: string }) {
  return (
    <span className="flex flex-col gap-x-2.5 gap-y-1 sm:flex-row sm:items-center">
      <span
        aria-hidden
        className="size-8 shrink-0 rounded-control border border-edge"
        style={{ background: colour }}
      />
      <span>{colour}</span>
    </span>
  );
}

/** ‹15.32›, from the token file as it is now. */
function Ratio({ value, least }: { value: number; least: number }) {
  return (
    <span data-ratio={value} data-least={least} className="tabular">
      {`${value.toFixed(2)} (${least} or more)`}
    </span>
  );
}

interface Sample {
  front: string;
  ground: string;
  least: number;
}

const samples: readonly Sample[] = [
  ...TEXT_PAIRS.map(([front, ground]) => ({ front, ground, least: LEAST_FOR_TEXT })),
  ...FURTHER_TEXT_PAIRS.map(([front, ground]) => ({ front, ground, least: LEAST_FOR_TEXT })),
  ...CONTROL_PAIRS.map(([front, ground]) => ({ front, ground, least: LEAST_FOR_CONTROLS })),
  ...Array.from({ length: 8 }, (_, index) => ({
    front: `share-${index + 1}`,
    ground: 'surface',
    least: LEAST_FOR_CONTROLS,
  })),
];

const meta = {
  title: 'Foundations/Colour',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <FoundationPage
      title="Colour"
      lead="Every colour stands once in tokens.css, light and dark. Components use these names alone; the ratios below are computed from that file as you look."
    >
      <FoundationSection title="Tokens">
        <FoundationTable
          caption="Colour tokens"
          head={['Token', 'Light', 'Dark']}
          rows={[...tokens].map(([name, { light, dark }]) => [
            name,
            <Swatch key="light" colour={light} />,
            <Swatch key="dark" colour={dark} />,
          ])}
        />
      </FoundationSection>
      <FoundationSection title="Pairs and their contrast">
        <FoundationTable
          caption="Contrast of every pair in use"
          head={['Pair', 'Light', 'Dark']}
          rows={samples.map(({ front, ground, least }) => [
            `${front} on ${ground}`,
            <Ratio key="light" value={ratioOf(front, ground, 'light')} least={least} />,
            <Ratio key="dark" value={ratioOf(front, ground, 'dark')} least={least} />,
          ])}
        />
      </FoundationSection>
      <FoundationSection title="Rules">
        <ul className="max-w-[66ch] list-disc space-y-1 ps-6">
          <li>Colour never stands alone: a word or an icon says the same.</li>
          <li>
            line is for hairlines, brass for the seal and drawings; neither is for text or control edges.
          </li>
          <li>The will is paper in both themes: doc-paper, doc-ink and doc-mark do not change.</li>
          <li>There is no other palette: Tailwind’s own colours and shadows are switched off.</li>
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tokens: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const ratios = [...canvasElement.querySelectorAll<HTMLElement>('[data-ratio]')];
    await expect(ratios.length).toBe(samples.length * 2);
    for (const { dataset } of ratios) {
      await expect(Number(dataset['ratio'])).toBeGreaterThanOrEqual(Number(dataset['least']));
    }
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
