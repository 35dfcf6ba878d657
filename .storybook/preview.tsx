import type { Args, Decorator, Preview } from '@storybook/react-vite';
import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Globals } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import '../src/theme';
import { FONT } from '../src/theme/typeface';
import { accessibility, accessibilityFor, colorViolationsNow, isPage, isTestRun } from './accessibility';
import { storybookTheme, systemTheme } from './brand';
import { tellStep } from './differences';
import { fromSource } from './docs-props';
import { emulate, inAddress, untouched } from './emulation';
import { inDocs, keepStateOnBlur, previewIn, stayHere } from './frames';
import { type Theme, themes } from './modes';
import './parameters';
import { viewports } from './viewports';
import './storybook.css';

const setTheme = (theme: Theme) => {
  const { documentElement: root } = document;
  root.dataset.theme = theme;
  // A story is seen as a whole (src/theme/later.css.ts).
  root.dataset.whole = '';
};

/** Shows a theme with no change of colour still under way. */
function endIn(theme: Theme) {
  setTheme(theme);
  // An inherited colour that has arrived can set off the next change, one level further down.
  for (let running = document.getAnimations(); running.length > 0; running = document.getAnimations())
    for (const animation of running) animation.cancel();
}

/** What the story before left in the browser. Storybook keeps its own things there as well. */
function forget() {
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store)) if (!/storybook|^sb/i.test(key)) store.removeItem(key);
}

/** The toolbar's third choice: the story in both themes, next to each other. */
const SIDES = 'side by side';

interface SidesProps {
  id: string;
  layout: string;
  globals: Globals;
  args: Args;
  initialArgs: Args;
}

/**
 * A story in both themes. Windows of their own: styles ask for the window's width, ids stay single, and each side plays its
 * interactions. What the controls have changed is passed on to both.
 */
function Sides({ id, layout, globals, args, initialArgs }: SidesProps) {
  const frames = useRef(new Map<Theme, HTMLIFrameElement>());
  const touched = useRef(new Set<string>());
  useEffect(() => {
    for (const [name, value] of Object.entries(args)) if (value !== initialArgs[name]) touched.current.add(name);
    const updatedArgs = Object.fromEntries([...touched.current].map((name) => [name, args[name]]));
    const told = new Set<HTMLIFrameElement>();
    const tell = () => {
      for (const frame of frames.current.values()) {
        if (told.has(frame) || touched.current.size === 0) continue;
        told.add(frame);
        // A side that has not shown the story yet is told as soon as it has.
        previewIn(frame)
          ?.onUpdateArgs({ storyId: id, updatedArgs })
          .catch(() => told.delete(frame));
      }
    };
    tell();
    const channel = addons.getChannel();
    channel.on('storyRendered', tell);
    return () => channel.off('storyRendered', tell);
  }, [id, args, initialArgs]);
  return (
    <div className="sides">
      {themes.map((side) => (
        <div key={side} className="window" data-layout={layout}>
          <iframe
            title={`${side} theme`}
            ref={(frame) => void (frame ? frames.current.set(side, frame) : frames.current.delete(side))}
            src={`iframe.html?id=${id}&viewMode=story&globals=${[`theme:${side}`, ...inAddress(globals)].join(';')}`}
          />
        </div>
      ))}
    </div>
  );
}

// In the render itself, not in an effect: a play function must already see the theme.
const withTheme: Decorator = (Story, context) => {
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

// Side by side, what a play function looks for is in the frames, which play it themselves.
// biome-ignore lint/suspicious/noExplicitAny: it stands for whatever a play function asks for
const notHere: any = new Proxy(
  {},
  {
    get(_, name) {
      // Asked whether it is a promise.
      if (name === 'then') return undefined;
      throw new Error('Each side plays the story by itself: choose one theme to follow its interactions here.');
    },
  },
);

// Before React listens.
if (inDocs()) keepStateOnBlur();
stayHere();

// Docs pages wait for their font, and for code that no story needs.
let DocsPage: ComponentType = () => null;
const LazyContainer = lazy(async () => {
  const [docs] = await Promise.all([import('./docs'), document.fonts.load(FONT)]);
  DocsPage = docs.DocsPage;
  return { default: docs.DocsContainer };
});
const DocsContainer = (props: ComponentProps<typeof LazyContainer>) => {
  setTheme(systemTheme());
  return (
    <Suspense fallback={null}>
      <LazyContainer {...props} />
    </Suspense>
  );
};

const preview: Preview = {
  decorators: [withMain, withRouter, withTheme],
  initialGlobals: { theme: 'light', ...untouched },
  globalTypes: {
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
          { value: 'normal', title: '100 %' },
          { value: 'double', title: '200 %' },
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
  },
  parameters: {
    layout: 'padded',
    a11y: accessibility,
    viewport: { options: viewports },
    controls: { matchers: { date: /Date$/ } },
    docs: {
      container: DocsContainer,
      page: () => <DocsPage />,
      theme: storybookTheme(systemTheme()),
      toc: { headingSelector: 'h2, h3', title: 'On this page' },
      // What a docs page shows is always the code as it was rendered.
      source: { type: inDocs() ? 'dynamic' : 'auto' },
    },
    options: {
      storySort: {
        // The groups that a title may name.
        order: [
          'Welcome',
          'foundations',
          ['Color', 'Type', 'Spacing', 'Elevation', 'Motion', 'Icons', 'Logo', 'Voice'],
          'components',
          [
            'Actions',
            'Forms',
            'Navigation',
            'Cards',
            'Figures',
            'Feedback',
            'Layout',
            'Text',
            'Brand',
            'Infrastructure',
          ],
          'sections',
          ['Home', 'Services', 'Resources', 'Contact', 'Any page'],
          'pages',
          ['Home', 'Services', 'Company', 'Resources', 'Contact', 'Whole site'],
        ],
      },
    },
  },
  argTypesEnhancers: [fromSource],
  runStep: tellStep,
  tags: ['autodocs'],
  loaders: [
    // Text must be set in its own font before anything is measured or pictured.
    async () => {
      await document.fonts.load(FONT);
      return {};
    },
  ],
  async beforeEach(context) {
    const { title, globals, parameters, canvasElement } = context;
    forget();
    const { pseudo, ...rest } = parameters;
    context.parameters = {
      ...rest,
      a11y: accessibilityFor(title, parameters.a11y, parameters.forcedColors === 'active'),
    };
    // The addon would write a story's pseudo states into the globals of all stories: they would stay for the next one,
    // and the story would be drawn a second time while it is being checked.
    context.globals = { ...globals, pseudo: globals.pseudo || pseudo || false };
    for (const name of [...canvasElement.classList])
      if (name.startsWith('pseudo-')) canvasElement.classList.remove(name);
    if (globals.theme === SIDES && context.viewMode === 'story') {
      context.canvas = context.userEvent = notHere;
      return;
    }
    if (!parameters.msw) return;
    const { answer } = await import('./network');
    return answer(parameters.msw);
  },
  // The accessibility addon checks the theme that is shown. In the test run the colors of the other one are checked as well,
  // in the state that the play function left, so that no story passes in one theme only.
  async afterEach({ globals, parameters, viewMode }) {
    if (viewMode !== 'story' || !isTestRun()) return;
    // Where the system sets the colours there is no other theme.
    if (matchMedia('(forced-colors: active)').matches) return;
    const other: Theme = globals.theme === 'dark' ? 'light' : 'dark';
    // Pseudo states are put on in a task of their own, queued before this one.
    await new Promise((resolve) => setTimeout(resolve));
    endIn(other);
    const violations = await colorViolationsNow(parameters.a11y ?? {});
    endIn(globals.theme);
    if (violations.length > 0) throw new Error(`axe, ${other} theme:\n${violations.join('\n')}`);
  },
};

export default preview;
