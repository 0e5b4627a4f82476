import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Next', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = { args: { variant: 'secondary', children: 'Previous' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Edit' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Start New Will' } };
export const DangerQuiet: Story = {
  args: { variant: 'danger-quiet', children: 'Remove', icon: <Trash2 size={20} strokeWidth={1.75} /> },
};

export const AllVariants: Story = {
  tags: ['visual', 'visual-a11y'],
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <Button variant="primary" icon={<ArrowRight size={20} strokeWidth={1.75} />}>
        Next
      </Button>
      <Button variant="secondary">Previous</Button>
      <Button variant="quiet">Save</Button>
      <Button variant="danger">Move to Bin</Button>
      <Button variant="danger-quiet">Remove</Button>
      <Button variant="primary" size="dense">
        Edit
      </Button>
      <Button variant="secondary" size="dense">
        Download
      </Button>
      <Button variant="primary" unavailable>
        Submit Will
      </Button>
      <Button variant="secondary" unavailable>
        Add witness
      </Button>
      <Button variant="primary" busy busyLabel="Creating your will...">
        Submit Will
      </Button>
      <Button variant="secondary" busy>
        Save
      </Button>
    </div>
  ),
};

export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' } };

export const ByKeyboard: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Case C-55: one press, one request. */
export const BusyIgnoresPresses: Story = {
  args: { variant: 'primary', busy: true, busyLabel: 'Creating your will...', children: 'Submit Will' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Creating your will...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const UnavailableCanSayWhy: Story = {
  args: { variant: 'primary', unavailable: true, onUnavailablePress: fn(), children: 'Submit Will' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Submit Will' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onUnavailablePress).toHaveBeenCalledOnce();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const UnavailableSubmitDoesNotSubmit: Story = {
  args: { type: 'submit', unavailable: true, children: 'Submit Will' },
  render: (args) => (
    <form
      aria-label="Will"
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset['submitted'] = 'yes';
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Will' }));
    await expect(canvas.getByRole('form')).not.toHaveAttribute('data-submitted');
  },
};

export const AsLink: Story = {
  args: { variant: 'primary', asChild: true, children: <a href="#start">Get Started</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    children: 'Use the same executors as Real Estate: Flat 402, Shanti Niwas, Prabhat Road, Pune 411004',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Devanagari: Story = {
  args: { variant: 'primary', children: <span lang="hi">शृंखला श्रीकांत र्क्ष्म्य को दें</span> },
};

export const Focus: Story = {
  tags: ['visual'],
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};
