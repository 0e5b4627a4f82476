import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { renderStoryLink, SignedInHeader } from './Header.fixture.tsx';
import { Header } from './Header.tsx';

const meta = {
  title: 'Components/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: 'Virasat',
    links: [
      { label: 'About Us', href: '/about', current: true },
      { label: 'FAQ', href: '/faq' },
      { label: 'Contact', href: '/contact' },
    ],
    actions: (
      <>
        <Button size="dense">Sign in</Button>
        <Button size="dense" variant="primary">
          Get Started
        </Button>
      </>
    ),
    renderLink: renderStoryLink,
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
    for (const name of ['Virasat', 'About Us', 'FAQ', 'Contact']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus();
  },
};

export const SignedIn: Story = { render: () => <SignedInHeader /> };

export const MenuOnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'FAQ' })).toBeNull();
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'About Us' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(menu).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'FAQ' })).toBeNull();
    await userEvent.click(menu);
    await userEvent.click(canvas.getByRole('link', { name: 'FAQ' }));
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  },
};

export const MenuOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <SignedInHeader />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('link', { name: 'Create Will' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { brand: 'Virasat Wills and Family Papers Private Limited' },
  globals: { viewport: { value: 'phone' } },
};
export const Devanagari: Story = { args: { lang: 'hi', brand: 'विरासत' } };
export const Dark: Story = { render: () => <SignedInHeader />, globals: { theme: 'dark' } };
