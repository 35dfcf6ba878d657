import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { RouterLink } from '../src/app/RouterLink';
import { LinkProvider } from '../src/components/Link/LinkProvider';
import { WordsProvider } from '../src/components/words';
import { words } from '../src/content/words';
import './parameters';
import { isPage } from './accessibility';

// Sets the theme during render, because a play function must already see it.
export const withTheme: Decorator = (Story, { globals }) => {
  // A story in an iframe of a docs page has that page's theme.
  const { theme = globals.theme } = window.frameElement?.ownerDocument.documentElement.dataset ?? {};
  const { documentElement: root } = document;
  root.dataset.theme = theme;
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

// On the site, App wraps every page in this landmark.
export const withMain: Decorator = (Story, { title }) =>
  isPage(title) ? (
    <main>
      <Story />
    </main>
  ) : (
    <Story />
  );

const missing = {
  forcedColors: ['active', '(forced-colors: active)', 'forced colors'],
  motion: ['no-preference', '(prefers-reduced-motion: no-preference)', 'full motion'],
} as const;

/** Adds a note to a story that needs media features that this browser does not have. The test run emulates them. */
export const withMediaNote: Decorator = (Story, { parameters }) => (
  <>
    {Object.entries(missing).map(([parameter, [value, query, what]]) =>
      parameters[parameter] === value && !matchMedia(query).matches ? (
        <p key={parameter} className="note">
          This browser does not show {what}. Turn it on in the developer tools under Rendering; the test run checks it.
        </p>
      ) : null,
    )}
    <Story />
  </>
);
