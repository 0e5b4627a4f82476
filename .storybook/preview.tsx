import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { AXE_RULE_SETS } from './axe.ts';
import { fixClock } from './fixedClock.ts';
import { wishForMedia } from './media.ts';
import { toolbar, toolbarStart } from './toolbar.ts';
import { inWillLanguage, type LanguageChoice } from './willLanguage.ts';

// A busy machine is slow, which is no fault of a story; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });

const languageChoice = (value: unknown): LanguageChoice =>
  value === 'english' || value === 'hindi' || value === 'marathi' ? value : 'story';

const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals: toolbarStart,
  parameters: {
    // A violation fails the story's test.
    a11y: { test: 'error', options: { runOnly: AXE_RULE_SETS } },
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
    (Story, { args, globals, parameters }) => {
      const page = document.documentElement;
      page.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
      page.style.fontSize = globals['textSize'] === '200' ? '200%' : '';
      wishForMedia({
        motion: globals['motion'] === 'reduced' ? 'reduced' : 'system',
        colours: globals['colours'] === 'forced' ? 'forced' : 'normal',
      });
      const story = <Story args={inWillLanguage(args, languageChoice(globals['willLanguage']))} />;
      // A story that fills the window brings its own ground and landmarks.
      return parameters['layout'] === 'fullscreen' ? story : <main className="max-w-form">{story}</main>;
    },
  ],
  beforeEach: () => fixClock(),
};

export default preview;
