import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

type Content = Omit<DialogProps, 'open' | 'onOpenChange' | 'actions'>;

/** A page with a button that opens the dialog; `vanishing` takes the button away meanwhile. */
function Opener({ vanishing = false, ...content }: Content & { vanishing?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isOpenerGone, setOpenerGone] = useState(false);
  const open = () => {
    setOpen(true);
    if (vanishing) setOpenerGone(true);
  };
  return (
    <>
      <h1>Review your will</h1>
      {!isOpenerGone && <Button onClick={open}>Open</Button>}
      <Dialog
        {...content}
        open={isOpen}
        onOpenChange={setOpen}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary">Pay Now</Button>
          </>
        }
      />
    </>
  );
}

const meta = {
  title: 'Components/Dialog',
  component: Opener,
  args: { title: 'Insufficient Balance', children: <p>Your balance is ₹0. A will costs ₹2,499.</p> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
} satisfies Meta<typeof Opener>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['visual'] };

export const KeyboardContract: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Insufficient Balance' });
    await expect(screen.getByRole('heading', { name: 'Insufficient Balance' })).toHaveFocus();
    for (const name of ['Close', 'Cancel', 'Pay Now', 'Close']) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Pay Now' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

export const FocusGoesToTheHeadingWhenTheOpenerIsGone: Story = {
  args: { vanishing: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Review your will' })).toHaveFocus());
  },
};

function scrim(): Element {
  const found = document.querySelector('[data-slot="dialog-scrim"]');
  if (found === null) throw new Error('No scrim behind the dialog');
  return found;
}

export const PressOutsideCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(scrim());
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const PressOutsideDoesNothing: Story = {
  args: { dismissOnOutside: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(scrim());
    await expect(dialog).toBeVisible();
  },
};

export const WideForADocument: Story = {
  args: {
    size: 'wide',
    title: 'Your will is ready',
    description: 'Next: print, sign with two witnesses, tell your executor where it is',
    children: <div className="min-h-80 flex-1 rounded-doc border border-line bg-doc-paper" />,
  },
};

export const LongText: Story = {
  args: {
    title:
      'A title so long that it needs three lines on a phone and may not push the close button out of the window',
    children: (
      <>
        {['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((key) => (
          <p key={key}>
            The will is generated from the information provided. The user is responsible for its accuracy. The
            will must be executed per local laws. Legal review is recommended.
          </p>
        ))}
      </>
    ),
  },
};

export const Devanagari: Story = {
  args: { title: 'शेष राशि कम है', children: <p lang="hi">आपके खाते में पर्याप्त राशि नहीं है। कृपया राशि जोड़ें।</p> },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
