import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { revealAndFocus } from '../../lib/reveal.ts';
import { SummaryList } from '../SummaryList/SummaryList.tsx';
import { CollapsibleSection } from './CollapsibleSection.tsx';

const answers = (
  <SummaryList
    rows={[
      { key: 'one', term: 'Nominee 1', value: 'Aarav, son' },
      { key: 'two', term: 'Nominee 2', value: 'Diya, daughter' },
    ]}
  />
);

const meta = {
  title: 'Components/CollapsibleSection',
  component: CollapsibleSection,
  args: { title: 'Nominees', summary: '2 nominees', children: answers },
  decorators: [
    (Story) => (
      <>
        <h1 className="mb-4 font-display text-h1 font-medium">Review your will</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof CollapsibleSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const SomethingMissing: Story = {
  args: { missing: 'Missing', title: 'Executor Details', summary: 'No executor' },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('button', { name: /Nominees/ });
    await expect(canvas.getByRole('heading', { level: 2, name: /Nominees/ })).toContainElement(header);
    await expect(header).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('Aarav, son')).toBeNull();
    await userEvent.tab();
    await expect(header).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Aarav, son')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('Aarav, son')).toBeNull();
  },
};

/** Case C-32: what is wrong in a closed section is seen, and focus goes there. */
export const OpensForALinkToSomethingInside: Story = {
  args: {
    reveals: 'nominee-',
    children: (
      <label>
        Name <input id="nominee-1" className="border border-edge" />
      </label>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Name')).toBeNull();
    await expect(revealAndFocus('nominee-1')).toBe(true);
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};

export const OnPaperAlwaysOpen: Story = {
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('beforeprint'));
    // At once: the browser takes its picture when the handlers have run.
    await expect(canvas.getByText('Aarav, son')).toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
    await expect(canvas.queryByText('Aarav, son')).toBeNull();
  },
};

export const Several: Story = {
  tags: ['visual'],
  render: () => (
    <div>
      <CollapsibleSection title="Personal Details" summary="Meera" defaultOpen>
        {answers}
      </CollapsibleSection>
      <CollapsibleSection title="Nominees" summary="2 nominees">
        {answers}
      </CollapsibleSection>
      <CollapsibleSection
        title="Executor Details"
        summary="Separate executors for 3 assets"
        missing="Missing"
      >
        {answers}
      </CollapsibleSection>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    title: 'Flat no. 12, Building C, Sadashiv Peth Co-operative Housing Society Limited',
    summary: 'Executors Shrikant Lakshman Deshpande and Meenakshi Raghunath Kulkarni',
    missing: 'Missing',
  },
};
export const Devanagari: Story = { args: { title: 'नामित व्यक्ति', summary: 'श्रीकांत और मीरा' } };
export const Phone: Story = { ...Several, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Several, globals: { theme: 'dark' } };
