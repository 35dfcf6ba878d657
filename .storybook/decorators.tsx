import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { RouterLink } from '../src/app/RouterLink';
import { LinkProvider } from '../src/components/Link/LinkProvider';
import { WordsProvider } from '../src/components/words';
import { words } from '../src/content/words';
import './parameters';
import { isPage } from './accessibility';
import type { Theme } from './modes';
import { setTheme } from './theming';

// In the render itself, not in an effect: a play function must already see the theme.
export const withTheme: Decorator = (Story, { globals }) => {
  // A story in a frame of a docs page has the theme of that page.
  const { theme = globals.theme } = window.frameElement?.ownerDocument.documentElement.dataset ?? {};
  setTheme(theme as Theme);
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

const mediaNotes = [
  { query: '(forced-colors: active)', is: 'forcedColors', value: 'active', what: 'forced colors' },
  { query: '(prefers-reduced-motion: no-preference)', is: 'motion', value: 'no-preference', what: 'full motion' },
] as const;

/** Names what this browser cannot show; the test run emulates it. */
export const withMediaNote: Decorator = (Story, { parameters }) => {
  const missing = mediaNotes.find(({ query, is, value }) => parameters[is] === value && !matchMedia(query).matches);
  return (
    <>
      {missing && (
        <p className="note">
          This browser does not show {missing.what}: turn it on in the developer tools under Rendering. The test run
          checks it.
        </p>
      )}
      <Story />
    </>
  );
};
