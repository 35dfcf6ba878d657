import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { brand } from '../src/content/brand.ts';
import values from '../src/theme/generated/values.json';

const light = values['light.canvas'];

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: brand.name,
    brandUrl: '/',
    fontBase: light['--font-family'],
    colorPrimary: light['--color-control'],
    colorSecondary: light['--color-control'],
    appBg: light['--color-band'],
    appContentBg: light['--color-canvas'],
    appPreviewBg: light['--color-canvas'],
    appBorderColor: light['--color-line'],
    appBorderRadius: 2,
    barBg: light['--color-raised'],
    textColor: light['--color-text'],
    textMutedColor: light['--color-muted'],
  }),
});
