import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  formatDate,
  formatDollars,
  formatPhone,
  formatRupees,
  formatTime,
  groupAadhaar,
  maskIdentifier,
} from '../format/index.ts';
import { FoundationPage, FoundationSection, FoundationTable } from './FoundationPage.tsx';

const meta = {
  title: 'Foundations/Formats',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <FoundationPage
      title="Formats"
      lead="How the screens write dates, money, phone numbers and identifiers, computed here by the format module. What is stored and printed is what was typed."
    >
      <FoundationSection title="Dates and times">
        <FoundationTable
          caption="Dates and times"
          head={['Value', 'Shown', 'Where']}
          rows={[
            ['2026-11-27', formatDate('2026-11-27', 'short'), 'Tables'],
            ['1984-03-27', formatDate('1984-03-27', 'long'), 'The review'],
            ['16:12', formatTime(new Date(2026, 10, 27, 16, 12)), 'Saved at'],
          ]}
        />
        <p>Never a bare 07/11/2026: people read it in two ways.</p>
      </FoundationSection>
      <FoundationSection title="Money">
        <FoundationTable
          caption="Money"
          head={['Paise or cents', 'Shown']}
          rows={[
            ['249900', formatRupees(249_900)],
            ['10000000', formatRupees(10_000_000)],
            ['211780', formatRupees(211_780)],
            ['2999', formatDollars(2999)],
          ]}
        />
        <p>Western digits and Indian groups in all three languages; paise only where there are any.</p>
      </FoundationSection>
      <FoundationSection title="Phone numbers and identifiers">
        <FoundationTable
          caption="Phone numbers and identifiers"
          head={['Typed', 'Shown', 'Where']}
          rows={[
            ['09876543210', formatPhone('09876543210'), 'On leaving the field'],
            ['020-2553 1234', formatPhone('020-2553 1234'), 'Not clearly a mobile number: as typed'],
            ['999988881234', groupAadhaar('999988881234'), 'Aadhaar, in the field'],
            ['9999 8888 1234', maskIdentifier('Aadhaar card', '9999 8888 1234'), 'Aadhaar, elsewhere'],
            ['abcde1234f', maskIdentifier('PAN card', 'abcde1234f'), 'PAN, elsewhere'],
          ]}
        />
      </FoundationSection>
    </FoundationPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    for (const shown of [
      '27 Nov 2026',
      '₹1,00,000',
      '₹2,117.80',
      '$29.99',
      '+91 98765 43210',
      'XXXX XXXX 1234',
    ]) {
      await expect(canvas.getByText(shown)).toBeVisible();
    }
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
