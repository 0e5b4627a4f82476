import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { fixClock } from './fixedClock.ts';

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    // A violation fails the story's test.
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
    options: {
      storySort: { order: ['Foundations', 'Components', 'Patterns', 'Screens', 'Will wording', 'QA'] },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
      // A story that fills the window brings its own ground and landmarks.
      if (parameters['layout'] === 'fullscreen') return <Story />;
      return (
        <main className="max-w-form">
          <Story />
        </main>
      );
    },
  ],
  beforeEach: () => fixClock(),
};

export default preview;
