import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { RouterLink } from '../src/app/RouterLink';
import { LinkProvider } from '../src/components/Link/LinkProvider';
import { WordsProvider } from '../src/components/words';
import { words } from '../src/content/words';
import './parameters';
import { isPage } from './accessibility';
import { setTheme } from './theming';

// In the render itself, not in an effect: a play function must already see the theme.
export const withTheme: Decorator = (Story, { globals }) => {
  setTheme(globals.theme);
  const { documentElement: root } = document;
  root.style.fontSize = globals.text === 'double' ? '200%' : '';
  root.dir = globals.direction;
  return <Story />;
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
