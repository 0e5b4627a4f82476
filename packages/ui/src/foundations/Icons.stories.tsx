import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowDown,
  ArrowUp,
  Check,
  ChevronDown,
  ChevronsUpDown,
  CircleAlert,
  CircleCheck,
  Clock,
  CloudOff,
  Download,
  Eye,
  EyeOff,
  HardDrive,
  Hourglass,
  Info,
  LoaderCircle,
  type LucideIcon,
  Menu,
  Minus,
  OctagonAlert,
  Pencil,
  PenLine,
  Plus,
  Trash2,
  TriangleAlert,
  X,
} from 'lucide-react';
import { expect } from 'storybook/test';
import { FoundationPage, FoundationSection } from './FoundationPage.tsx';

const icons: readonly (readonly [name: string, use: string, Icon: LucideIcon])[] = [
  ['Plus', 'add', Plus],
  ['Pencil', 'edit', Pencil],
  ['Trash2', 'remove', Trash2],
  ['Download', 'download', Download],
  ['X', 'close', X],
  ['Menu', 'menu', Menu],
  ['ChevronDown', 'open, choose', ChevronDown],
  ['ChevronsUpDown', 'can be sorted', ChevronsUpDown],
  ['ArrowUp', 'sorted upwards', ArrowUp],
  ['ArrowDown', 'sorted downwards', ArrowDown],
  ['Check', 'done, chosen, part of a plan', Check],
  ['Minus', 'some of them', Minus],
  ['Eye', 'show', Eye],
  ['EyeOff', 'hide', EyeOff],
  ['Info', 'information', Info],
  ['CircleCheck', 'success, saved to the account', CircleCheck],
  ['TriangleAlert', 'caution', TriangleAlert],
  ['OctagonAlert', 'failure', OctagonAlert],
  ['CircleAlert', 'wrong answer', CircleAlert],
  ['PenLine', 'draft', PenLine],
  ['Clock', 'pending', Clock],
  ['HardDrive', 'saved on the device', HardDrive],
  ['CloudOff', 'not in the account', CloudOff],
  ['LoaderCircle', 'saving', LoaderCircle],
  ['Hourglass', 'waiting, without motion', Hourglass],
];

const meta = {
  title: 'Foundations/Icons',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <FoundationPage
      title="Icons"
      lead="Lucide, 20 px (16 in tags and dense buttons), stroke 1.75. Always beside a word that says the same, and hidden from screen readers; no button of ours is an icon alone."
    >
      <FoundationSection title="In use">
        <ul className="grid gap-4 xs:grid-cols-2 md:grid-cols-3">
          {icons.map(([name, use, Icon]) => (
            <li key={name} className="flex items-center gap-4 border-b border-line pb-3">
              <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
              <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
              <span className="min-w-0">
                <span className="block font-semibold">{name}</span>
                <span className="text-sm text-ink-3">{use}</span>
              </span>
            </li>
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const InUse: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    for (const icon of canvasElement.querySelectorAll('svg')) {
      await expect(icon).toHaveAttribute('aria-hidden', 'true');
    }
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
