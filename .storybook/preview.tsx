import type { Decorator, Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import '../src/theme';
import { accessibility, accessibilityFor, isPage, violationsNow } from './accessibility';
import type { Theme } from './modes';
import './parameters';
import { viewports } from './viewports';

const setTheme = (theme: Theme) => document.documentElement.setAttribute('data-theme', theme);

/** Shows a theme with no change of colour still under way. */
function endIn(theme: Theme) {
  setTheme(theme);
  // An inherited colour that has arrived can set off the next change, one level further down.
  for (let running = document.getAnimations(); running.length > 0; running = document.getAnimations())
    for (const animation of running) animation.cancel();
}

// In the render itself, not in an effect: a play function must already see the theme.
const withTheme: Decorator = (Story, { globals }) => {
  setTheme(globals.theme);
  return <Story />;
};

const withRouter: Decorator = (Story, { id, parameters: { path = '/' } }) =>
  path === false ? (
    <Story />
  ) : (
    <MemoryRouter key={`${id} ${path}`} initialEntries={[path]}>
      <Story />
    </MemoryRouter>
  );

// The landmark that the site's frame gives every page.
const withMain: Decorator = (Story, { title }) =>
  isPage(title) ? (
    <main>
      <Story />
    </main>
  ) : (
    <Story />
  );

const preview: Preview = {
  decorators: [withMain, withRouter, withTheme],
  initialGlobals: { theme: 'light' },
  globalTypes: {
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
  },
  parameters: {
    layout: 'padded',
    a11y: accessibility,
    viewport: { options: viewports },
    controls: { matchers: { date: /Date$/ } },
    options: { storySort: { order: ['Welcome', 'components', 'sections', 'pages'] } },
  },
  tags: ['autodocs'],
  loaders: [
    // Text must be set in its own font before anything is measured or pictured.
    async () => {
      await document.fonts.load('1em "Instrument Sans"');
      return {};
    },
  ],
  async beforeEach(context) {
    const { title, globals, parameters, canvasElement } = context;
    const { pseudo, ...rest } = parameters;
    context.parameters = { ...rest, a11y: accessibilityFor(title, parameters.a11y) };
    // The addon would write a story's pseudo states into the globals of all stories: they would stay for the next one,
    // and the story would be drawn a second time while it is being checked.
    context.globals = { ...globals, pseudo: globals.pseudo || pseudo || false };
    for (const name of [...canvasElement.classList])
      if (name.startsWith('pseudo-')) canvasElement.classList.remove(name);
    if (!parameters.msw) return;
    const { answer } = await import('./network');
    return answer(parameters.msw);
  },
  // The accessibility addon checks the theme that is shown. In the test run the other one is checked as well, in the
  // state that the play function left, so that no story passes in one theme only.
  async afterEach({ globals, parameters, viewMode }) {
    if (viewMode !== 'story' || !navigator.userAgent.includes('StorybookTestRunner')) return;
    const other: Theme = globals.theme === 'dark' ? 'light' : 'dark';
    // Pseudo states are put on in a task of their own, queued before this one.
    await new Promise((resolve) => setTimeout(resolve));
    endIn(other);
    const violations = await violationsNow(parameters.a11y ?? {});
    endIn(globals.theme);
    if (violations.length > 0) throw new Error(`axe, ${other} theme:\n${violations.join('\n')}`);
  },
};

export default preview;
