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

/** Adds the page's head, because the sticky bar would otherwise cover the first results. */
const Hub = (props: ResourceHubProps) => (
  <>
    <PageHead {...head} />
    <ResourceHub {...props} />
  </>
);

/** Args of a hub whose records are all in the page, so that nothing is fetched. */
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
        ['Tab', 'Moves through search and filters, the chips, then the results.'],
        ['Space', 'Selects or clears a filter. The list updates immediately.'],
        [
          'Enter or Space',
          'On a chip: removes it, as in FilterChips. On “Clear All Filters”: moves focus to the number of results. On “Show … more”: moves focus to the first new result.',
        ],
        ['Escape', 'In the search: empties it.'],
      ],
      reader:
        'Changes in the number of results, loading and failures are announced politely. The filters are read as in FilterSidebar, or on phones as in FilterDialog. The results are a list of articles.',
      limits:
        'Any number of resources. The page contains 12 and loads the others on the first search, filter or “Show more”, which adds 12 each time. Resources after the seventh are rows on phones. A search of any length is one chip.',
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
/** Heading of the results, which shows their number. */
const results = (canvas: Context['canvas']) => canvas.getByRole('heading', { level: 2 });
const count = (canvas: Context['canvas'], text: string) =>
  waitFor(() => expect(results(canvas).textContent).toBe(text));
const all = `${resources.length} resources`;
/** Number of resources added each time, and shown initially unless the first is featured. */
const STEP = 12;
/** Resources of a list that are shown initially. If the first is featured, it counts as half a step. */
const shownOf = (list: readonly Resource[], step = STEP) =>
  list.slice(0, step - (list[0]?.featured ? STEP / 2 - 1 : 0));
/** Label of a value in the filters and on its chip. */
const called = (value: string) =>
  Object.values(values)
    .flat()
    .find((choice) => choice.value === value)?.label ?? value;
const box = (canvas: Context['canvas'], value: string) =>
  canvas.getByRole('checkbox', { name: (name) => name.startsWith(`${called(value)} `) });
const chip = (canvas: Context['canvas'], value: string) =>
  canvas.getByRole('button', { name: `${called(value)} remove filter` });
const counted = (number: number) => `${number} resource${number === 1 ? '' : 's'}`;

/** Four records, one of which matches the searches of the stories. */
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
    await step('with reduced motion, cards do not animate', () =>
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
    step('shows two tags of each kind', async () => {
      const tags = within(canvas.getByRole('article')).getAllByRole('listitem');
      await expect(tags.map(({ textContent }) => textContent)).toEqual(
        [...values.industry.slice(0, 2), ...values.solution.slice(0, 2)].map(({ label }) => label),
      );
    }),
};
/**
 * The first resource has a page, and the second has a file. The file of the third is missing, and the fourth has no
 * file.
 */
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
    await step('only cards that have neither a page nor an existing file say “on request”', async () => {
      const cards = canvas.getAllByRole('article');
      const said = cards.map((card) => within(card).queryByText(labels.onRequest) !== null);
      await expect(said).toEqual([false, false, true, true]);
    });
    await step('an existing file has a download link', async () => {
      const link = canvas.getByRole('link', { name: 'Download Quiet hours' });
      await expect(link).toHaveAttribute('download');
      await expect(link).toHaveAttribute('href', '/downloads/1.pdf');
    });
    await step('the button of a missing file is unavailable with a reason', async () => {
      const button = canvas.getByRole('button', { name: 'Download Steady hands' });
      await expect(button).toHaveAccessibleDescription(labels.fileUnavailable);
    });
  },
};
export const Filtered: Story = {
  parameters: { path: '/resources?industry=manufacturing,cpg-retail' },
  play: async ({ canvas, step }) => {
    await step('only the filters from the URL are selected', async () => {
      await expect(box(canvas, 'manufacturing')).toBeChecked();
      await expect(box(canvas, 'healthcare')).not.toBeChecked();
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
};
export const NoRecords: Story = {
  args: hubOf([]),
  play: ({ canvas, step }) =>
    step('shows the empty message without a button', async () => {
      await expect(canvas.getByRole('heading', { name: labels.empty.title })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Clear All Filters' })).not.toBeInTheDocument();
    }),
};
/** Focus on the first card and filter, hover on the others. */
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
/** In forced colors, controls have an outline, and selected filters look different. */
export const ForcedColors: Story = {
  ...Filtered,
  parameters: { ...Filtered.parameters, forcedColors: 'active' },
  play: ({ canvas, step }) =>
    whereForced(async () => {
      await step('search, filters and chips have an outline', async () => {
        for (const control of [
          canvas.getByRole('searchbox'),
          ...canvas.getAllByRole('checkbox'),
          chip(canvas, 'cpg-retail'),
        ])
          await expect(outlined(control), control.textContent || control.id).toBe(true);
      });
      await step('a selected filter looks different from the others', async () => {
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
    await step('the first resources are cards with a picture', async () => {
      await expect(pictured()).toEqual(Array(first).fill(true));
    });
    await step('further resources are rows without a picture', async () => {
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

/** Ten thousand records, of which 12 are shown initially; search and counts include all of them. */
export const TenThousand: Story = {
  // Not args, which Storybook would serialize.
  render: (args) => <Hub {...args} {...hubOf(tenThousand)} />,
  play: async ({ canvas, userEvent, step }) => {
    await count(canvas, '10,000 resources');
    await expect(titles(canvas)).toHaveLength(STEP);
    await step('shows more resources and focuses the first new one', async () => {
      await expect(canvas.getByText(`${STEP} of 10,000 resources shown`)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: `Show ${STEP} more` }));
      await waitFor(() => expect(titles(canvas)).toHaveLength(2 * STEP));
      await expect(canvas.getAllByRole('heading', { level: 3 })[STEP]).toContainElement(
        document.activeElement as HTMLElement,
      );
      await expect(canvas.getByText(`${2 * STEP} of 10,000 resources shown`)).toBeVisible();
    });
    await step('a search includes resources that are not shown', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'edition 9999');
      await count(canvas, '1 resource');
      await expect(canvas.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument();
    });
  },
};

const inThePage = { ...hubOf(resources), first: resources.slice(0, STEP) };

/** The page contains the first twelve; a filter loads the others. */
export const FetchedForAFilter: Story = {
  args: { ...inThePage, load: async () => resources },
  play: async ({ canvas, userEvent, step }) => {
    const [value] = values.type.filter((entry) => resources.some(({ type }) => type === entry.value));
    const those = resources.filter(({ type }) => type === value?.value);
    await step('the count includes all resources before they are loaded', async () => {
      await count(canvas, all);
      await expect(canvas.getByRole('checkbox', { name: `${value?.label} ${counted(those.length)}` })).toBeVisible();
    });
    await step('a filter searches all resources', async () => {
      await userEvent.click(box(canvas, value?.value ?? ''));
      await count(canvas, counted(those.length));
      await expect(titles(canvas)).toEqual(shownOf(those).map(({ title }) => title));
    });
  },
};

/** Shows no resources until the filtered list is loaded. */
export const Loading: Story = {
  args: { ...inThePage, load: () => new Promise(() => {}) },
  parameters: { path: '/resources?type=whitepaper' },
  play: async ({ canvas, step }) => {
    await step('announces loading', async () => {
      await count(canvas, labels.loading);
    });
    await step('lists no resources', async () => {
      await expect(canvas.queryAllByRole('article')).toEqual([]);
    });
  },
};

/** Loading fails; the visitor can try again or open the plain list. */
export const CouldNotBeLoaded: Story = {
  args: {
    ...inThePage,
    load: async () => {
      throw new Error('lost');
    },
  },
  parameters: { path: '/resources?type=whitepaper' },
  play: async ({ canvas, step }) => {
    await step('announces the failure', async () => {
      await expect(await canvas.findByRole('heading', { name: labels.failed.title, level: 3 })).toBeVisible();
      await count(canvas, labels.failed.title);
    });
  },
};
/** Fails the first request. */
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
    await step('the button tries again', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: labels.failed.again }));
    });
    await step('lists the matching resources and focuses the count', async () => {
      await waitFor(() => expect(titles(canvas)).toEqual(papers));
      await waitFor(() => expect(results(canvas)).toHaveFocus());
    });
  },
};

/** Loading more fails first. The second try moves focus to the first new resource. */
export const MoreTriedAgain: Story = {
  ...failsOnce,
  play: async ({ canvas, userEvent, step }) => {
    await step('loading more fails', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Show \d+ more$/ }));
      await expect(await canvas.findByRole('button', { name: labels.failed.again })).toBeVisible();
      for (const told of canvas.getAllByText(labels.failed.title)) await expect(told).toBeVisible();
    });
    await step('the second try lists more and focuses the first new one', async () => {
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
    await step('each selected filter is added to the URL', async () => {
      await userEvent.click(box(canvas, 'healthcare'));
      await query(canvas, '?industry=healthcare');
      await userEvent.click(box(canvas, 'blog'));
      await query(canvas, '?industry=healthcare&type=blog');
    });
    await step('Back clears the last filter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await query(canvas, '?industry=healthcare');
      await expect(box(canvas, 'blog')).not.toBeChecked();
      await expect(box(canvas, 'healthcare')).toBeChecked();
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
    await step('results update on each key, case-insensitively, and the URL updates after a pause', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'qUI');
      await count(canvas, '1 resource');
      await expect(titles(canvas)).toEqual(['Quiet hours']);
      await query(canvas, '?industry=healthcare&q=qUI');
      await userEvent.type(canvas.getByRole('searchbox'), 'Et');
      await query(canvas, '?industry=healthcare&q=qUIEt');
    });
    await step('Back clears both the search and the filter', async () => {
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
    await step('Space selects two filters', async () => {
      box(canvas, 'healthcare').focus();
      await userEvent.keyboard(' ');
      await userEvent.tab();
      await expect(box(canvas, 'automotive')).toHaveFocus();
      await userEvent.keyboard(' ');
      await query(canvas, '?industry=healthcare,automotive&q=a');
      await expect(box(canvas, 'automotive')).toHaveFocus();
    });
    await step('removing the search chip empties the search and focuses the neighboring chip', async () => {
      canvas.getByRole('button', { name: '“a” remove filter' }).focus();
      await userEvent.keyboard('{Enter}');
      await query(canvas, '?industry=healthcare,automotive');
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      await waitFor(() => expect(chip(canvas, 'automotive')).toHaveFocus());
    });
    await step('removing the first chip focuses the next one', async () => {
      chip(canvas, 'healthcare').focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(chip(canvas, 'automotive')).toHaveFocus());
    });
    await step('removing the last chip focuses the count', async () => {
      await userEvent.keyboard('{Enter}');
      await query(canvas, '');
      await waitFor(() => expect(results(canvas)).toHaveFocus());
    });
    await step('Tab moves to the first result', async () => {
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
    await step('the button of the empty state clears all filters', async () => {
      await userEvent.click(inEmptyState as HTMLElement);
      await query(canvas, '');
      await count(canvas, all);
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      await expect(canvas.queryAllByRole('checkbox', { checked: true })).toEqual([]);
      await waitFor(() => expect(results(canvas)).toHaveFocus());
    });
    await step('Back restores the filters', async () => {
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
    await step('the chips stay in view after scrolling', async () => {
      canvas.getAllByRole('article').at(-1)?.scrollIntoView({ block: 'end' });
      await waitFor(() => expect(scrollY).toBeGreaterThan(600));
      const { top, bottom } = first.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThan(innerHeight / 2);
    });
    await step('a new filter scrolls to the first result', async () => {
      box(canvas, 'whitepaper').click();
      const those = resources.filter(
        ({ type, industry }) => type === 'whitepaper' && industry.includes('manufacturing'),
      );
      await waitFor(() => expect(titles(canvas)).toEqual(shownOf(those).map(({ title }) => title)));
      await expect(canvas.getAllByRole('article')[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    });
  },
};

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
    await step('selecting a filter updates the results immediately', async () => {
      await userEvent.click(box(canvas, 'whitepaper'));
      await query(canvas, '?type=whitepaper');
      await expect(await canvas.findByRole('button', { name: `Show ${counted(papers.length)}` })).toBeVisible();
    });
    await step('closing shows the results and returns focus to the button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Show ${counted(papers.length)}` }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: 'Filters (1)' })).toHaveFocus();
      await expect(titles(canvas)).toHaveLength(shownOf(papers).length);
    });
    await step('the dialog shows the selected filters when reopened', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filters (1)' }));
      await opened(canvas);
      await expect(box(canvas, 'whitepaper')).toBeChecked();
    });
  },
};

export const CardsEnterInSteps: Story = {
  tags: ['check'],
  // Shows ten records initially.
  args: { step: 18 },
  parameters: { motion: 'no-preference' },
  play: ({ canvas, step }) =>
    step('the first eight cards are staggered', async () => {
      await expect(delays(canvas)).toEqual([0, 40, 80, 120, 160, 200, 240, 280, 280, 280].map((ms) => `${ms / 1000}s`));
    }),
};
