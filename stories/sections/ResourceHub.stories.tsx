import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { resourceHub } from '../../src/content/listPages/resources.data';
import { type Resource, resources } from '../../src/content/resources';
import { PageHead } from '../../src/sections/PageHead';
import { ResourceHub, type ResourceHubProps } from '../../src/sections/ResourceHub';
import { filter, noFilter, prepare } from '../../src/sections/ResourceHub/filter';
import { looks, outlined, whereForced, whereStill } from '../media';
import { Address } from './address';
import { lengthen } from './longWords';

const { head, values, labels } = resourceHub;

/** The hub under its head, as everywhere: its bar sticks below the site's header, and would cover the first results. */
const Hub = (props: ResourceHubProps) => (
  <>
    <PageHead {...head} />
    <ResourceHub {...props} />
  </>
);

/** The hub of some records that the page holds all of: nothing has to be fetched. */
const hubOf = (records: readonly Resource[]) => ({
  first: records,
  total: records.length,
  counts: filter(prepare(records, values), noFilter).counts,
});

const meta = {
  title: 'sections/Resources/ResourceHub (article list, filters)',
  id: 'sections-resourcehub',
  component: ResourceHub,
  args: { ...hubOf(resources), values, labels },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Goes through search and filters, the chips, then from result to result.'],
        ['Space', 'Chooses a filter, or takes the choice back; the list follows at once.'],
        [
          'Enter or Space',
          'On a chip: removes it, as in FilterChips. On “Clear All Filters”: the focus goes to the number of results. On “Show … more”: the focus goes to the first new result.',
        ],
        ['Escape', 'Empties the search, while the focus is in it.'],
      ],
      reader:
        'The number of results is said politely whenever it changes, and that resources are being loaded or could not be. Filters as in FilterSidebar, on phones as in FilterDialog; then a list of articles.',
      limits:
        'Any number of resources: 12 are in the page and as many more come at each press, the others fetched at the first search, filter or press. On phones the eighth and further are rows. A search of any length is one chip.',
    },
    layout: 'fullscreen',
    path: '/resources',
  },
  render: (args) => <Hub {...args} />,
} satisfies Meta<typeof ResourceHub>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const withAddress: Partial<Story> = {
  render: (args) => (
    <>
      <Address />
      <Hub {...args} />
    </>
  ),
};
const titles = (canvas: Context['canvas']) =>
  canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const query = (canvas: Context['canvas'], text: string) =>
  waitFor(() => expect(canvas.getByRole('status', { name: 'Address' }).textContent).toBe(`/resources${text}`));
/** The count, which is the heading of the results. */
const results = (canvas: Context['canvas']) => canvas.getByRole('heading', { level: 2 });
const count = (canvas: Context['canvas'], text: string) =>
  waitFor(() => expect(results(canvas).textContent).toBe(text));
const all = `${resources.length} resources`;
/** How many are shown at first, and at each press. */
const STEP = 12;
/** What is shown of a list at first: a featured one that leads it takes the place of half a step. */
const shownOf = (list: readonly Resource[], step = STEP) =>
  list.slice(0, step - (list[0]?.featured ? STEP / 2 - 1 : 0));
/** What a value is called in the filters and on its chip. */
const called = (value: string) =>
  Object.values(values)
    .flat()
    .find((choice) => choice.value === value)?.label ?? value;
const box = (canvas: Context['canvas'], value: string) =>
  canvas.getByRole('checkbox', { name: (name) => name.startsWith(`${called(value)} `) });
const chip = (canvas: Context['canvas'], value: string) =>
  canvas.getByRole('button', { name: `${called(value)} remove filter` });
const counted = (number: number) => `${number} resource${number === 1 ? '' : 's'}`;

/** Four records, of which one has the words that stories look for. */
const some = resources.slice(0, 4).map(
  (resource, at): Resource => ({
    ...resource,
    title: ['Amber lamps', 'Quiet hours', 'Steady hands', 'Wide rivers'][at] ?? '',
    description: '',
    industry: ['healthcare'],
  }),
);

const delays = (canvas: Context['canvas']) =>
  canvas
    .getAllByRole('article')
    .slice(0, 10)
    .map((card) => getComputedStyle(card.parentElement as HTMLElement).animationDelay);

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('as many as fill the rows are listed in order', async () => {
      await expect(titles(canvas)).toEqual(shownOf(resources).map(({ title }) => title));
    });
    await step('no filter is active', async () => {
      await expect(canvas.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
    });
    await step('no card waits or moves under reduced motion', () =>
      whereStill(async () => {
        await expect(new Set(delays(canvas))).toEqual(new Set(['0s']));
        const [first] = canvas.getAllByRole('article');
        await expect(getComputedStyle(first?.parentElement as HTMLElement).animationName).toBe('none');
      }),
    );
  },
};
export const TwoTagsOfEachKindAtMost: Story = {
  tags: ['check'],
  args: hubOf(
    some.slice(0, 1).map((resource) => ({
      ...resource,
      industry: values.industry.slice(0, 3).map(({ value }) => value),
      solution: values.solution.slice(0, 3).map(({ value }) => value),
    })),
  ),
  play: ({ canvas, step }) =>
    step('two tags of each kind are shown', async () => {
      const tags = within(canvas.getByRole('article')).getAllByRole('listitem');
      await expect(tags.map(({ textContent }) => textContent)).toEqual(
        [...values.industry.slice(0, 2), ...values.solution.slice(0, 2)].map(({ label }) => label),
      );
    }),
};
/** The first has a page, the second a file. The third’s file does not exist; the fourth has neither page nor file. */
export const OnRequest: Story = {
  args: {
    ...hubOf(
      some.map(({ featured: _featured, onRequest: _onRequest, downloadUrl: _downloadUrl, ...resource }, at) => ({
        ...resource,
        ...(at > 0 && { onRequest: true }),
        ...((at === 1 || at === 2) && { downloadUrl: `/downloads/${at}.pdf` }),
      })),
    ),
    files: ['/downloads/1.pdf'],
  },
  play: async ({ canvas, step }) => {
    await step('only the cards of resources that are sent say so', async () => {
      const cards = canvas.getAllByRole('article');
      const said = cards.map((card) => within(card).queryByText(labels.onRequest) !== null);
      await expect(said).toEqual([false, false, true, true]);
    });
    await step('a file that exists can be downloaded', async () => {
      const link = canvas.getByRole('link', { name: 'Download Quiet hours' });
      await expect(link).toHaveAttribute('download');
      await expect(link).toHaveAttribute('href', '/downloads/1.pdf');
    });
    await step('the button of a missing file says why', async () => {
      const button = canvas.getByRole('button', { name: 'Download Steady hands' });
      await expect(button).toHaveAccessibleDescription(labels.noFile);
    });
  },
};
export const Filtered: Story = {
  parameters: { path: '/resources?industry=manufacturing,cpg-retail' },
  play: async ({ canvas, step }) => {
    await step('the filters of the address are chosen, the others are not', async () => {
      await expect(box(canvas, 'manufacturing')).toBeChecked();
      await expect(box(canvas, 'healthcare')).not.toBeChecked();
    });
    await step('each has a chip', async () => {
      await expect(chip(canvas, 'cpg-retail')).toBeVisible();
    });
    await step('what matches is listed', async () => {
      await expect(titles(canvas)).toEqual(
        shownOf(
          resources.filter(({ industry }) => industry.includes('manufacturing') || industry.includes('cpg-retail')),
        ).map(({ title }) => title),
      );
    });
  },
};
export const ManyFilters: Story = {
  parameters: {
    path: `/resources?industry=${values.industry.map(({ value }) => value)}&solution=${values.solution.map(({ value }) => value)}&q=a`,
  },
};
export const OneResult: Story = { parameters: { path: '/resources?type=whitepaper&topic=pricing,governance' } };
export const NothingFound: Story = {
  parameters: { path: '/resources?industry=healthcare&type=whitepaper&q=blockchain' },
  play: async ({ canvas, step }) => {
    await step('it says that nothing matches', async () => {
      await expect(canvas.getByRole('heading', { name: labels.empty.title })).toBeVisible();
    });
    await step('and counts none', async () => {
      await count(canvas, '0 resources');
    });
  },
};
export const NoRecords: Story = {
  args: hubOf([]),
  play: ({ canvas, step }) =>
    step('it says that nothing is there, and offers nothing to clear', async () => {
      await expect(canvas.getByRole('heading', { name: labels.empty.title })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Clear All Filters' })).not.toBeInTheDocument();
    }),
};
/** The first card and filter have the focus, the others are under the pointer. */
export const Focused: Story = {
  ...Filtered,
  parameters: {
    ...Filtered.parameters,
    pseudo: {
      hover: ['li:not(:first-child) a', 'fieldset li:not(:first-child) button'],
      focusVisible: ['li:first-child:has(article) a', 'fieldset li:first-child button'],
    },
  },
};
/** Where the system sets the colors, a chosen filter is told from the others, and what can be used has an edge. */
export const ForcedColors: Story = {
  ...Filtered,
  parameters: { ...Filtered.parameters, forcedColors: 'active' },
  play: ({ canvas, step }) =>
    whereForced(async () => {
      await step('search, filters and chips have an edge', async () => {
        for (const control of [
          canvas.getByRole('searchbox'),
          ...canvas.getAllByRole('checkbox'),
          chip(canvas, 'cpg-retail'),
        ])
          await expect(outlined(control), control.textContent || control.id).toBe(true);
      });
      await step('a chosen filter looks unlike one that is not', async () => {
        await expect(looks(box(canvas, 'manufacturing'))).not.toBe(looks(box(canvas, 'healthcare')));
      });
    }),
};
export const CardsThenRowsOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, step, userEvent }) => {
    const pictured = () =>
      canvas.getAllByRole('article').map((card) => card.querySelector('[data-drawing]')?.checkVisibility() ?? false);
    const first = shownOf(resources).length;
    await step('the first are cards with their picture', async () => {
      await expect(pictured()).toEqual(Array(first).fill(true));
    });
    await step('those that are asked for beyond are rows without', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Show ${STEP} more` }));
      await waitFor(() => expect(pictured().slice(first)).toEqual(Array(STEP).fill(false)));
    });
  },
};
export const LongWords: Story = {
  args: hubOf(lengthen(resources.slice(0, 5), 'title', 'description')),
  parameters: { path: '/resources?q=Unternehmenssoftwarelandschaft' },
};

const library = (size: number): Resource[] =>
  Array.from({ length: size }, (_, at) => {
    const { featured: _once, ...resource } = resources[at % resources.length] as Resource;
    return { ...resource, id: `${resource.id}-${at}`, title: `${resource.title}, edition ${at + 1}` };
  });

const tenThousand = library(10000);

/** Ten thousand records: 12 are shown at first, all of them are searched and counted. */
export const TenThousand: Story = {
  // Not as arguments, which Storybook would send about.
  render: (args) => <Hub {...args} {...hubOf(tenThousand)} />,
  play: async ({ canvas, userEvent, step }) => {
    await count(canvas, '10,000 resources');
    await expect(titles(canvas)).toHaveLength(STEP);
    await step('more of them are shown, and focus goes on with the first of those', async () => {
      await expect(canvas.getByText(`${STEP} of 10,000 resources shown`)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: `Show ${STEP} more` }));
      await waitFor(() => expect(titles(canvas)).toHaveLength(2 * STEP));
      await expect(canvas.getAllByRole('heading', { level: 3 })[STEP]).toContainElement(
        document.activeElement as HTMLElement,
      );
      await expect(canvas.getByText(`${2 * STEP} of 10,000 resources shown`)).toBeVisible();
    });
    await step('a search finds what was not shown', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'edition 9999');
      await count(canvas, '1 resource');
      await expect(canvas.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument();
    });
  },
};

const inThePage = { ...hubOf(resources), first: resources.slice(0, STEP) };

/** The page holds the first twelve: a filter has the others fetched. */
export const FetchedForAFilter: Story = {
  args: { ...inThePage, load: async () => resources },
  play: async ({ canvas, userEvent, step }) => {
    const [value] = values.type.filter((entry) => resources.some(({ type }) => type === entry.value));
    const those = resources.filter(({ type }) => type === value?.value);
    await step('all are counted before any is fetched', async () => {
      await count(canvas, all);
      await expect(canvas.getByRole('checkbox', { name: `${value?.label} ${counted(those.length)}` })).toBeVisible();
    });
    await step('a filter looks through all', async () => {
      await userEvent.click(box(canvas, value?.value ?? ''));
      await count(canvas, counted(those.length));
      await expect(titles(canvas)).toEqual(shownOf(those).map(({ title }) => title));
    });
  },
};

/** Until they are there nothing is shown that may not be asked for. */
export const Loading: Story = {
  args: { ...inThePage, load: () => new Promise(() => {}) },
  parameters: { path: '/resources?type=whitepaper' },
  play: async ({ canvas, step }) => {
    await step('it says that it is loading', async () => {
      await count(canvas, labels.loading);
    });
    await step('and lists nothing meanwhile', async () => {
      await expect(canvas.queryAllByRole('article')).toEqual([]);
    });
  },
};

/** They could not be fetched: the visitor can try again, or read the plain list. */
export const CouldNotBeLoaded: Story = {
  args: {
    ...inThePage,
    load: async () => {
      throw new Error('lost');
    },
  },
  parameters: { path: '/resources?type=whitepaper' },
  play: async ({ canvas, step }) => {
    await step('it says that they could not be loaded', async () => {
      await expect(await canvas.findByRole('heading', { name: labels.failed.title, level: 3 })).toBeVisible();
      await count(canvas, labels.failed.title);
    });
    await step('one can try again, or read the plain list', async () => {
      await expect(canvas.getByRole('button', { name: labels.failed.again })).toBeVisible();
      await expect(canvas.getByRole('link', { name: labels.list.label })).toHaveAttribute('href', labels.list.href);
    });
  },
};
/** Fails at first, as a lost connection does. */
const failsOnce: Partial<Story> = {
  args: inThePage,
  beforeEach: ({ args }) => {
    args.load = fn(async () => resources).mockRejectedValueOnce(new Error('lost'));
  },
};

export const TriedAgain: Story = {
  ...failsOnce,
  parameters: { path: '/resources?type=whitepaper' },
  play: async ({ canvas, userEvent, step }) => {
    const papers = shownOf(resources.filter(({ type }) => type === 'whitepaper')).map(({ title }) => title);
    await step('a press tries again', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: labels.failed.again }));
    });
    await step('what matches is listed, and the focus is on the count', async () => {
      await waitFor(() => expect(titles(canvas)).toEqual(papers));
      await waitFor(() => expect(results(canvas)).toHaveFocus());
    });
  },
};

/** Asked for more, which could not be fetched at first; then the focus goes on with the first of those. */
export const MoreTriedAgain: Story = {
  ...failsOnce,
  play: async ({ canvas, userEvent, step }) => {
    await step('more are asked for, and could not be loaded', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Show \d+ more$/ }));
      await expect(await canvas.findByRole('button', { name: labels.failed.again })).toBeVisible();
      for (const told of canvas.getAllByText(labels.failed.title)) await expect(told).toBeVisible();
    });
    await step('tried again, they are listed, and the focus goes on with the first of them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: labels.failed.again }));
      await waitFor(() => expect(titles(canvas)).toHaveLength(shownOf(resources, 2 * STEP).length));
      const [next] = canvas.getAllByRole('heading', { level: 3 }).slice(shownOf(resources).length);
      await waitFor(() => expect(next).toContainElement(document.activeElement as HTMLElement));
    });
  },
};

export const ChoicesAreStepsInTheAddress: Story = {
  tags: ['check'],
  ...withAddress,
  play: async ({ canvas, userEvent, step }) => {
    await step('each choice makes the address longer', async () => {
      await userEvent.click(box(canvas, 'healthcare'));
      await query(canvas, '?industry=healthcare');
      await userEvent.click(box(canvas, 'blog'));
      await query(canvas, '?industry=healthcare&type=blog');
    });
    await step('Back takes back one of them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await query(canvas, '?industry=healthcare');
      await expect(box(canvas, 'blog')).not.toBeChecked();
      await expect(box(canvas, 'healthcare')).toBeChecked();
    });
    await step('the order of choosing makes no difference', async () => {
      await userEvent.click(box(canvas, 'manufacturing'));
      await query(canvas, '?industry=manufacturing,healthcare');
    });
  },
};

export const WordsReplaceTheirStep: Story = {
  tags: ['check'],
  ...withAddress,
  args: hubOf(some),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(box(canvas, 'healthcare'));
    await query(canvas, '?industry=healthcare');
    await step(
      'results follow at once, whatever the case of the letters, the address when the typing pauses',
      async () => {
        await userEvent.type(canvas.getByRole('searchbox'), 'qUI');
        await count(canvas, '1 resource');
        await expect(titles(canvas)).toEqual(['Quiet hours']);
        await query(canvas, '?industry=healthcare&q=qUI');
        await userEvent.type(canvas.getByRole('searchbox'), 'Et');
        await query(canvas, '?industry=healthcare&q=qUIEt');
      },
    );
    await step('Back goes to what was before the choice that they belong to', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await query(canvas, '');
      await count(canvas, counted(some.length));
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
    });
  },
};

export const KeyboardOnly: Story = {
  tags: ['check'],
  ...withAddress,
  parameters: { path: '/resources?q=a' },
  play: async ({ canvas, userEvent, step }) => {
    await step('choose two values', async () => {
      box(canvas, 'healthcare').focus();
      await userEvent.keyboard(' ');
      await userEvent.tab();
      await expect(box(canvas, 'automotive')).toHaveFocus();
      await userEvent.keyboard(' ');
      await query(canvas, '?industry=healthcare,automotive&q=a');
      await expect(box(canvas, 'automotive')).toHaveFocus();
    });
    await step('the chip of the words empties the search, and focus moves to its neighbor', async () => {
      canvas.getByRole('button', { name: '“a” remove filter' }).focus();
      await userEvent.keyboard('{Enter}');
      await query(canvas, '?industry=healthcare,automotive');
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      await waitFor(() => expect(chip(canvas, 'automotive')).toHaveFocus());
    });
    await step('remove the first chip: focus moves to the next', async () => {
      chip(canvas, 'healthcare').focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(chip(canvas, 'automotive')).toHaveFocus());
    });
    await step('remove the last one: focus moves to the count', async () => {
      await userEvent.keyboard('{Enter}');
      await query(canvas, '');
      await waitFor(() => expect(results(canvas)).toHaveFocus());
    });
    await step('Tab goes on to the first result', async () => {
      await userEvent.tab();
      await expect(within(canvas.getAllByRole('article')[0] as HTMLElement).getByRole('link')).toHaveFocus();
    });
  },
};

export const ClearAllFilters: Story = {
  ...withAddress,
  parameters: { path: '/resources?industry=healthcare&type=whitepaper&q=blockchain' },
  play: async ({ canvas, userEvent, step }) => {
    const [inBar, inEmptyState] = canvas.getAllByRole('button', { name: 'Clear All Filters' });
    await expect(inBar).toBeVisible();
    await step('from the empty state', async () => {
      await userEvent.click(inEmptyState as HTMLElement);
      await query(canvas, '');
      await count(canvas, all);
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      await expect(canvas.queryAllByRole('checkbox', { checked: true })).toEqual([]);
      await waitFor(() => expect(results(canvas)).toHaveFocus());
    });
    await step('Back brings them back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await expect(await canvas.findByRole('heading', { name: labels.empty.title })).toBeVisible();
    });
  },
};

export const CountAndChipsStayInView: Story = {
  tags: ['check'],
  parameters: { path: '/resources?industry=manufacturing' },
  play: async ({ canvas, step }) => {
    const first = chip(canvas, 'manufacturing');
    await step('scrolled far down', async () => {
      canvas.getAllByRole('article').at(-1)?.scrollIntoView({ block: 'end' });
      await waitFor(() => expect(scrollY).toBeGreaterThan(600));
      const { top, bottom } = first.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThan(innerHeight / 2);
    });
    await step('a choice shows its results from the first', async () => {
      box(canvas, 'whitepaper').click();
      const those = resources.filter(
        ({ type, industry }) => type === 'whitepaper' && industry.includes('manufacturing'),
      );
      await waitFor(() => expect(titles(canvas)).toEqual(shownOf(those).map(({ title }) => title)));
      await expect(canvas.getAllByRole('article')[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    });
  },
};

/** The dialog has come in. */
const opened = (canvas: Context['canvas']) =>
  waitFor(() => expect(canvas.getByRole('dialog', { name: labels.filters })).toBeVisible());

export const DialogOnAPhone: Story = {
  ...withAddress,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent, step }) => {
    const papers = resources.filter(({ type }) => type === 'whitepaper');
    await step('filters are in a dialog', async () => {
      await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
      await opened(canvas);
    });
    await step('a choice acts at once', async () => {
      await userEvent.click(box(canvas, 'whitepaper'));
      await query(canvas, '?type=whitepaper');
      await expect(await canvas.findByRole('button', { name: `Show ${counted(papers.length)}` })).toBeVisible();
    });
    await step('closing shows the results and returns focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Show ${counted(papers.length)}` }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: 'Filters (1)' })).toHaveFocus();
      await expect(titles(canvas)).toHaveLength(shownOf(papers).length);
    });
    await step('opened again, it shows what is chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filters (1)' }));
      await opened(canvas);
      await expect(box(canvas, 'whitepaper')).toBeChecked();
    });
  },
};

export const CardsEnterInSteps: Story = {
  tags: ['check'],
  // Ten records at first.
  args: { step: 18 },
  parameters: { motion: 'no-preference' },
  play: ({ canvas, step }) =>
    step('each card follows the one before it, up to the eighth', async () => {
      await expect(delays(canvas)).toEqual([0, 40, 80, 120, 160, 200, 240, 280, 280, 280].map((ms) => `${ms / 1000}s`));
    }),
};
