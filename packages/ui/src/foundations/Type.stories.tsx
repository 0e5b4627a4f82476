import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FoundationPage, FoundationSection } from './FoundationPage.tsx';

const scale = [
  ['text-hero', 'hero', 'font-display font-medium'],
  ['text-h1', 'h1', 'font-display font-medium'],
  ['text-h2', 'h2', 'font-display font-medium'],
  ['text-h3', 'h3', 'font-display font-medium'],
  ['text-h4', 'h4', 'font-semibold'],
  ['text-lg', 'lg', ''],
  ['text-base', 'base', ''],
  ['text-sm', 'sm', ''],
  ['text-xs', 'xs', ''],
] as const;

const languages = [
  {
    lang: 'en',
    name: 'English',
    heading: 'This is my last will',
    text: 'I give my flat in Pune to my daughter and my son in equal shares.',
  },
  {
    lang: 'hi',
    name: 'हिन्दी',
    heading: 'यह मेरी अंतिम वसीयत है',
    text: 'मैं पुणे का अपना फ़्लैट अपनी बेटी और अपने बेटे को बराबर हिस्सों में देता हूँ।',
  },
  {
    lang: 'mr',
    name: 'मराठी',
    heading: 'हे माझे शेवटचे मृत्युपत्र आहे',
    text: 'मी पुण्यातील माझी सदनिका माझी मुलगी आणि माझा मुलगा यांना समान वाट्याने देतो.',
  },
] as const;

const meta = {
  title: 'Foundations/Type',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <FoundationPage
      title="Type"
      lead="Newsreader and Tiro for headings and the will, Mukta for the interface. Nothing under 14 px; what is typed into never under 16."
    >
      <FoundationSection title="Scale">
        <dl className="space-y-4">
          {scale.map(([size, name, face]) => (
            <div key={name} className="grid gap-x-6 sm:grid-cols-[8rem_1fr] sm:items-baseline">
              <dt className="text-sm text-ink-3">{name}</dt>
              <dd className={`${size} ${face} min-w-0 wrap-anywhere`}>The executor carries out your will</dd>
            </div>
          ))}
        </dl>
      </FoundationSection>
      <FoundationSection title="Three languages">
        <div className="grid gap-8 md:grid-cols-3">
          {languages.map(({ lang, name, heading, text }) => (
            <div key={lang} lang={lang} data-language={lang} className="space-y-3">
              <p className="text-sm text-ink-3">{name}</p>
              <h3 className="font-display text-h2 font-medium">{heading}</h3>
              <p>{text}</p>
              <p className="rounded-doc bg-doc-paper p-4 font-display text-[1.125rem] leading-[1.75] text-doc-ink shadow-e2">
                {text}
              </p>
            </div>
          ))}
        </div>
      </FoundationSection>
      <FoundationSection title="The same letters, Hindi and Marathi">
        <p className="max-w-[66ch]">
          lang is not optional: ल श ५ ८ ९ take their Marathi shapes only with it. Set it on the preview, the
          will’s text, the language radios and every name in Devanagari.
        </p>
        <div className="flex flex-wrap gap-12 font-display text-hero">
          {(['hi', 'mr'] as const).map((lang) => (
            <p key={lang} lang={lang} data-letters={lang}>
              ल श ५ ८ ९
            </p>
          ))}
        </div>
      </FoundationSection>
      <FoundationSection title="Figures">
        <p className="tabular">
          ₹1,11,111 · ₹8,88,888 · 11% · 88% · 27 Nov 2026: of one width, so that columns line up.
        </p>
      </FoundationSection>
    </FoundationPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  tags: ['visual', 'visual-lang'],
  play: async ({ canvasElement }) => {
    const styleOf = (selector: string) => {
      const element = canvasElement.querySelector(selector);
      if (element === null) throw new Error(`Nothing matches ${selector}`);
      return getComputedStyle(element);
    };
    // Each language brings its own face, and room for clusters of 1.25 em.
    await expect(styleOf('[data-letters="mr"]').fontFamily).toContain('Tiro Devanagari Marathi');
    await expect(styleOf('[data-letters="hi"]').fontFamily).toContain('Tiro Devanagari Hindi');
    for (const lang of ['hi', 'mr']) {
      const heading = styleOf(`[data-language="${lang}"] h3`);
      await expect(
        Number.parseFloat(heading.lineHeight) / Number.parseFloat(heading.fontSize),
      ).toBeGreaterThanOrEqual(1.4);
      await expect(Number.parseFloat(heading.letterSpacing) || 0).toBe(0);
    }
    for (const text of canvasElement.querySelectorAll('p, dd, dt, h1, h2, h3')) {
      await expect(Number.parseFloat(getComputedStyle(text).fontSize)).toBeGreaterThanOrEqual(14);
    }
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
