import type { Preview } from '@storybook/react-vite';
import { SIDES } from './sides';

/** What the toolbar lets somebody choose; stories read it from their globals. */
export const toolbar = {
  theme: {
    description: 'Theme',
    toolbar: {
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: SIDES, title: 'Side by side', icon: 'sidebyside' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      items: [
        { value: 'system', title: 'Motion' },
        { value: 'reduce', title: 'Reduced motion' },
      ],
    },
  },
  colors: {
    description: 'Colors',
    toolbar: {
      icon: 'contrast',
      items: [
        { value: 'page', title: 'Colors' },
        {
          value: 'forced',
          title: 'Forced colors, nearly',
          // What a page cannot do to itself.
          right: 'True ones: developer tools, Rendering',
        },
      ],
    },
  },
  text: {
    description: 'Text size',
    toolbar: {
      icon: 'zoom',
      items: [
        { value: 'normal', title: 'Text 100 %' },
        { value: 'double', title: 'Text 200 %' },
      ],
    },
  },
  direction: {
    description: 'Direction',
    toolbar: {
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'LTR', right: 'Left to right' },
        { value: 'rtl', title: 'RTL', right: 'Right to left' },
      ],
    },
  },
  medium: {
    description: 'Medium',
    toolbar: {
      icon: 'document',
      items: [
        { value: 'screen', title: 'Screen' },
        { value: 'print', title: 'Print' },
      ],
    },
  },
} satisfies Preview['globalTypes'];
