import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SafeHtml } from './SafeHtml.tsx';

const hostile =
  '<b>Balance ₹0</b><br>Top up <a href="https://example.com">here</a><img src=x onerror="window.__x=1">' +
  '<svg onload="window.__x=1"><a href="javascript:window.__x=1">go</a><style>body{display:none}</style>';

const meta = {
  title: 'Components/SafeHtml',
  component: SafeHtml,
  args: {
    html: '<p><strong>Your balance is ₹0.</strong></p><ul><li>A will costs ₹2,499</li><li>Top up <a href="https://example.com/top-up">here</a></li></ul>',
  },
} satisfies Meta<typeof SafeHtml>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { tags: ['visual'] };

export const HostileMessage: Story = {
  args: { html: hostile },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Balance ₹0').tagName).toBe('B');
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAttribute('href', 'https://example.com');
    await expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(links[0]).toHaveAccessibleName('here (opens in a new tab)');
    await expect(canvasElement.querySelector('img, svg, style, script')).toBeNull();
    await expect(getComputedStyle(document.body).display).not.toBe('none');
    await expect(canvasElement.textContent).not.toContain('display:none');
    // Long enough for a picture that failed to load to have called its handler.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(window).not.toHaveProperty('__x');
  },
};

export const OnlyHttpsLinks: Story = {
  args: {
    html: '<a href="javascript:window.__x=1">one</a> <a href="http://example.com">two</a> <a href="//example.com">three</a> <a href="data:text/html,x">four</a>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('a')).toBeNull();
    await expect(canvasElement).toHaveTextContent('one two three four');
  },
};

export const NoEventHandlersNoStyles: Story = {
  args: { html: '<p onclick="window.__x=1" style="position:fixed" id="main" class="hidden">Words</p>' },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Words');
    await expect(words.getAttributeNames()).toEqual([]);
  },
};

export const PlainTextWithALessThanSign: Story = {
  args: { html: 'Your balance is <5 rupees & falling' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your balance is <5 rupees & falling')).toBeVisible();
  },
};

export const NothingReadable: Story = {
  args: { html: '<img src=x><style>b{}</style>', fallback: 'Your balance is not enough for this will.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your balance is not enough for this will.')).toBeVisible();
  },
};

export const FiveThousandLetters: Story = {
  args: { html: 'a'.repeat(5000) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Devanagari: Story = { args: { html: '<p lang="hi">आपके खाते में <b>₹०</b> शेष हैं।</p>' } };
export const Dark: Story = { globals: { theme: 'dark' } };
