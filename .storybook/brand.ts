import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import values from '../src/theme/generated/values.json';
import { fontFamily } from '../src/theme/typeface.ts';

/** Storybook's own theme, from the site's tokens. */
export function storybookTheme(base: 'light' | 'dark'): ThemeVars {
  const tokens = values[`${base}.canvas`];
  return create({
    base,
    fontBase: fontFamily,
    colorPrimary: tokens['--color-control'],
    colorSecondary: tokens['--color-control'],
    appBg: tokens['--color-band'],
    appContentBg: tokens['--color-canvas'],
    appPreviewBg: tokens['--color-canvas'],
    appHoverBg: tokens['--color-canvas'],
    appBorderColor: tokens['--color-line'],
    appBorderRadius: Number.parseFloat(tokens['--radius-button']),
    // Storybook tints selected items. On a raised surface, their text would have too little contrast in the dark theme.
    barBg: tokens['--color-canvas'],
    barTextColor: tokens['--color-muted'],
    barSelectedColor: tokens['--color-text'],
    barHoverColor: tokens['--color-text'],
    inputBg: tokens['--color-raised'],
    inputBorder: tokens['--color-control'],
    inputTextColor: tokens['--color-text'],
    inputBorderRadius: Number.parseFloat(tokens['--radius-field']),
    booleanBg: tokens['--color-canvas'],
    booleanSelectedBg: tokens['--color-raised'],
    buttonBg: tokens['--color-raised'],
    buttonBorder: tokens['--color-line'],
    textColor: tokens['--color-text'],
    textMutedColor: tokens['--color-muted'],
    textInverseColor: tokens['--color-canvas'],
  });
}

/** The theme of the operating system. Storybook's own interface uses it, and it is the toolbar's initial theme. */
export const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
