import type { Preview } from '@storybook/react-vite';

/** Menus of the toolbar. A story finds the chosen values in its globals. */
export const toolbar = {
  theme: {
    description: 'Theme',
    toolbar: {
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
    },
  },
  text: {
    description: 'Text size',
    toolbar: {
      icon: 'zoom',
      items: [
        { value: 'normal', title: 'Text 100 %' },
        { value: 'double', title: 'Text 200 %', right: 'Layout of the same window' },
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
} satisfies Preview['globalTypes'];
