import type { Preview } from '@storybook/react-vite';

/** Switches that stand in the catalogue's toolbar beside Storybook's own for the window's size. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
      dynamicTitle: true,
    },
  },
  willLanguage: {
    description: 'Language of the will',
    toolbar: {
      icon: 'globe',
      items: [
        { value: 'story', title: 'Will: as the story says' },
        { value: 'english', title: 'Will: English' },
        { value: 'hindi', title: 'Will: हिन्दी' },
        { value: 'marathi', title: 'Will: मराठी' },
      ],
      dynamicTitle: true,
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      icon: 'zoom',
      items: [
        { value: '100', title: 'Text 100%' },
        { value: '200', title: 'Text 200%' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      items: [
        { value: 'system', title: 'Motion: as the system says' },
        { value: 'reduced', title: 'Motion: reduced' },
      ],
      dynamicTitle: true,
    },
  },
  colours: {
    description: 'Colours',
    toolbar: {
      icon: 'paintbrush',
      items: [
        { value: 'normal', title: 'Colours: own' },
        { value: 'forced', title: 'Colours: forced' },
      ],
      dynamicTitle: true,
    },
  },
};

/** What the toolbar shows when the catalogue is opened. */
export const toolbarStart = {
  theme: 'light',
  willLanguage: 'story',
  textSize: '100',
  motion: 'system',
  colours: 'normal',
};
