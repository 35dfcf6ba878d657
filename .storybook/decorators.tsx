import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { RouterLink } from '../src/app/RouterLink';
import { LinkProvider } from '../src/components/Link/LinkProvider';
import { WordsProvider } from '../src/components/words';
import { words } from '../src/content/words';
import './parameters';
import { isPage } from './accessibility';
import { emulate, untouched } from './emulation';
import { SIDES, Sides } from './sides';
import { setTheme } from './theming';

// In the render itself, not in an effect: a play function must already see the theme.
export const withTheme: Decorator = (Story, context) => {
  const { id, args, initialArgs, globals, parameters } = context;
  const { layout, forcedColors } = parameters;
  const { theme } = globals;
  setTheme(theme === SIDES ? 'light' : theme);
  const forced = forcedColors === 'active' && !matchMedia('(forced-colors: active)').matches;
  if (theme !== SIDES) {
    emulate(forced ? { ...globals, colors: 'forced' } : globals);
    return <Story />;
  }
  emulate(untouched);
  return <Sides {...{ id, layout, globals, args, initialArgs }} />;
};

export const withWords: Decorator = (Story) => (
  <WordsProvider words={words}>
    <Story />
  </WordsProvider>
);

export const withRouter: Decorator = (Story, { id, parameters: { path = '/' } }) =>
  path === false ? (
    <Story />
  ) : (
    <MemoryRouter key={`${id} ${path}`} initialEntries={[path]}>
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    </MemoryRouter>
  );

// The landmark that the site's frame gives every page.
export const withMain: Decorator = (Story, { title }) =>
  isPage(title) ? (
    <main>
      <Story />
    </main>
  ) : (
    <Story />
  );
