import type { Meta, StoryObj } from '@storybook/react-vite';
import { FoundationPage, FoundationSection, FoundationTable } from './FoundationPage.tsx';

const steps = [4, 8, 12, 16, 20, 24, 32, 40, 56, 72, 96] as const;

const radii = [
  ['rounded-doc', 'doc, 3: the will'],
  ['rounded-control', 'control, 5'],
  ['rounded-card', 'card, 10'],
  ['rounded-dialog', 'dialog, 14'],
  ['rounded-full', 'full: seal, tags'],
] as const;

const shadows = [
  ['shadow-e1', 'e1: cards. In dark a hairline instead'],
  ['shadow-e2', 'e2: the document, menus, toasts'],
  ['shadow-e3', 'e3: dialogs'],
] as const;

const meta = {
  title: 'Foundations/Space, shape, depth',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <FoundationPage
      title="Space, shape, depth"
      lead="Paper on paper: hairlines first, shadow second. Everything stands on a grid of 4 px."
    >
      <FoundationSection title="Space">
        <ul className="space-y-2">
          {steps.map((step) => (
            <li key={step} className="flex items-center gap-4">
              <span className="w-10 text-end text-sm tabular">{step}</span>
              <span
                aria-hidden
                className="h-4 bg-primary forced-colors:bg-[CanvasText]"
                style={{ width: step }}
              />
            </li>
          ))}
        </ul>
        <FoundationTable
          caption="Distances"
          head={['Between', 'px']}
          rows={[
            ['Field and field', '24'],
            ['Label and control', '6'],
            ['Section and section', '40'],
            ['Page and window', '16 from 360, 24 from 768, 32 from 1280'],
          ]}
        />
      </FoundationSection>
      <FoundationSection title="Shape">
        <ul className="grid gap-6 xs:grid-cols-2 md:grid-cols-5">
          {radii.map(([radius, name]) => (
            <li key={radius} className="space-y-2 text-sm">
              <span aria-hidden className={`block h-20 border border-edge bg-surface ${radius}`} />
              {name}
            </li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection title="Depth">
        <ul className="grid gap-8 md:grid-cols-3">
          {shadows.map(([shadow, name]) => (
            <li key={shadow} className="space-y-4 text-sm">
              <span aria-hidden className={`block h-24 rounded-card bg-surface ${shadow}`} />
              {name}
            </li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection title="Sizes">
        <FoundationTable
          caption="Sizes"
          head={['What', 'px']}
          rows={[
            ['Control', '48 high, 40 in tables'],
            ['Target', '44 on phones, 24 at least'],
            ['Borders', '1; controls 1.5; their marks (radio, tick box) 2; error 2.5'],
            ['Form, reading page, shell', '640, 720, 1120 wide'],
            ['Dialog, wide dialog', '520, 960 wide'],
            ['Breakpoints', '480 xs, 640 sm, 768 md, 900 nav, 1024 lg, 1280 xl'],
          ]}
        />
        <FoundationTable
          caption="Layers"
          head={['Layer', 'z']}
          rows={[
            ['Content', '0'],
            ['Action bar', '10'],
            ['Menu of the header', '20'],
            ['Toast', '30'],
            ['Scrim and dialog', '40'],
            ['Overlay, skip link', '50'],
          ]}
        />
      </FoundationSection>
    </FoundationPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = { tags: ['visual'] };
export const Dark: Story = { globals: { theme: 'dark' } };
