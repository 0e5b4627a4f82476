import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InShell } from '../inShell.fixture.tsx';
import { ContactScreen } from './ContactScreen.tsx';
import { exampleProvider } from './providerFacts.fixture.ts';

/** A stranger's form, drawn without React. */
async function drawForm(into: HTMLElement): Promise<void> {
  const form = document.createElement('form');
  form.setAttribute('aria-label', 'Message');
  const label = document.createElement('label');
  label.textContent = 'Your message ';
  label.append(document.createElement('textarea'));
  form.append(label);
  into.append(form);
}

const meta = {
  title: 'Screens/Contact',
  component: ContactScreen,
  parameters: { layout: 'fullscreen' },
  args: { provider: exampleProvider },
  decorators: [
    (Story) => (
      <InShell path="/contact">
        <Story />
      </InShell>
    ),
  ],
} satisfies Meta<typeof ContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute(
      'href',
      'tel:+910000000000',
    );
    await expect(canvas.getByText('Mon-Fri 9am to 7pm IST')).toBeVisible();
    await expect(canvas.getByText('Within 24-48 business hours')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute(
      'href',
      'mailto:sales@example.com',
    );
    await expect(canvas.queryByRole('button', { name: 'Show the contact form' })).toBeNull();
  },
};

export const FormOnPress: Story = {
  tags: ['visual'],
  args: { form: { provider: 'Example Forms', load: fn(drawForm) } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.form?.load).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the contact form' }));
    await expect(args.form?.load).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('textbox', { name: 'Your message' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Contact form' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveFocus();
    await expect(await canvas.findByText('The contact form is ready.')).toBeInTheDocument();
  },
};

export const FormOffered: Story = {
  args: { form: { provider: 'Example Forms', load: fn(drawForm) } },
};

export const FormLoading: Story = {
  args: { form: { provider: 'Example Forms', load: () => new Promise(() => {}) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the contact form' }));
    await expect(await canvas.findByText('Loading the contact form')).toBeInTheDocument();
  },
};

export const FormDidNotLoad: Story = {
  tags: ['visual'],
  args: {
    form: {
      provider: 'Example Forms',
      load: () => Promise.reject(new Error('blocked')),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the contact form' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The form did not load. Write to us by e-mail.');
    await expect(alert.querySelector('a')).toHaveAttribute('href', 'mailto:sales@example.com');
  },
};

/** A connection that is back at the second try. */
function failingOnce(): (into: HTMLElement) => Promise<void> {
  let isFirst = true;
  return (into) => {
    if (!isFirst) return drawForm(into);
    isFirst = false;
    return Promise.reject(new Error('offline'));
  };
}

export const LoadsOnTheSecondPress: Story = {
  args: { form: { provider: 'Example Forms', load: failingOnce() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the contact form' }));
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the contact form' }));
    await expect(await canvas.findByRole('textbox', { name: 'Your message' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Phone: Story = { ...FormOffered, tags: ['visual'], globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...FormOffered, tags: ['visual'], globals: { theme: 'dark' } };
export const LongAndDevanagari: Story = {
  args: {
    provider: {
      ...exampleProvider,
      address:
        'Example Technology Company\nउदाहरण भवन, पहिला मजला, उदाहरण रस्ता\nShivajinagar, Pune 411001, Maharashtra, India',
      email: 'a-rather-long-address-for-customers@department.example.com',
    },
  },
  globals: { viewport: { value: 'phone' } },
};
