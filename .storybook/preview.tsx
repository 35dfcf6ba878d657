import type { Preview, StoryContext } from '@storybook/react-vite';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import '../src/theme';
import { WordsProvider } from '../src/components/words';
import { words } from '../src/content/words';
import { FONT } from '../src/theme/typeface';
import { accessibility, accessibilityFor } from './accessibility';
import { systemTheme } from './brand';
import { chooseOptions, completeControls } from './controls';
import { withMain, withMediaNote, withRouter, withTheme, withWords } from './decorators';
import { pictured, viewports } from './modes';
import './parameters';
import { toolbar } from './toolbar';
import './storybook.css';

/** Clears the storage of the previous story, but keeps Storybook's own entries. */
function forget() {
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store)) if (!/storybook|^sb/i.test(key)) store.removeItem(key);
}

// Only docs pages load this code, because stories do not need it. Docs pages also wait for the font.
let DocsPage: ComponentType = () => null;
const LazyContainer = lazy(async () => {
  const [docs] = await Promise.all([import('./docs'), document.fonts.load(FONT)]);
  DocsPage = docs.DocsPage;
  return { default: docs.ThemedContainer };
});
const DocsContainer = (props: ComponentProps<typeof LazyContainer>) => (
  <Suspense fallback={null}>
    {/* Foundation pages show components outside stories, so no decorator provides their words. */}
    <WordsProvider words={words}>
      <LazyContainer {...props} />
    </WordsProvider>
  </Suspense>
);

const preview: Preview = {
  decorators: [withMediaNote, withMain, withWords, withRouter, withTheme],
  initialGlobals: { theme: systemTheme(), text: 'normal', direction: 'ltr' },
  globalTypes: toolbar,
  parameters: {
    layout: 'padded',
    a11y: accessibility,
    viewport: { options: viewports },
    // Chromatic captures galleries only (docs/visual-review.md).
    chromatic: { ...pictured('light', 'dark').chromatic, disableSnapshot: true },
    docs: {
      container: DocsContainer,
      page: () => <DocsPage />,
      toc: { headingSelector: 'h2', title: 'On this page' },
      // References such as "(spec 2.6)" are for readers of the code.
      extractComponentDescription: (component?: { __docgenInfo?: { description?: string } }) =>
        component?.__docgenInfo?.description?.replace(/ \(spec [^)]*\)/g, '') ?? '',
      source: {
        transform: (code: string, { title, component }: StoryContext) =>
          /^components/.test(title) && component
            ? `import { ${component.name} } from 'consultancy-site/components';\n\n${code}`
            : code,
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'foundations',
          ['Color (contrast, tokens)', 'Type', 'Spacing', 'Elevation', 'Motion', 'Icons', 'Logo', 'Voice'],
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
  argTypesEnhancers: [completeControls],
  argsEnhancers: [chooseOptions],
  // The test run reports the last step of a story that times out.
  runStep: (label, play, context) => {
    Reflect.get(globalThis, '__tellStep')?.(label);
    return play(context);
  },
  tags: ['autodocs'],
  loaders: [
    // Fonts must load before anything is measured or captured.
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
    // Otherwise, the pseudo-states addon writes the states into the globals, where they persist into the next story and
    // rerender the current one during its check.
    context.globals = { ...globals, pseudo: globals.pseudo || pseudo || false };
    for (const name of [...canvasElement.classList])
      if (name.startsWith('pseudo-')) canvasElement.classList.remove(name);
    if (!parameters.msw) return;
    const { answer } = await import('./network');
    return answer(parameters.msw);
  },
};

export default preview;
