import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Heading } from '../../src/components/Heading';
import { Section } from '../../src/components/Section';
import { Stack } from '../../src/components/Stack';
import { StickyTabs, type StickyTabsProps } from '../../src/components/StickyTabs';
import { Text } from '../../src/components/Text';
import { whereForced, whereStill, whereTall } from '../media';

const tabs = [
  { id: 'assessment', label: 'Measure & Draw' },
  { id: 'implementation', label: 'Implementation' },
  { id: 'sap-integration', label: 'SAP Integration' },
  { id: 'monitoring', label: 'Monitoring' },
];
const text =
  'Somebody stands at the gate with a notebook and writes down who comes, with what, at which hour, and how long each of them has to wait.';

/** Page with several tall sections and a short last one. */
const Page = (args: StickyTabsProps) => (
  <div>
    <Section pad="both">
      <Heading level={1}>A page in several parts</Heading>
    </Section>
    <StickyTabs {...args} />
    {args.tabs.map(({ id, label }, position) => (
      <Section key={id} id={id} labelledBy={`${id}-heading`} surface={position % 2 ? 'band' : 'canvas'}>
        <Stack gap="20">
          <Heading level={2} id={`${id}-heading`} focusable>
            {label}
          </Heading>
          {(position === args.tabs.length - 1 ? [1] : [1, 2, 3, 4, 5, 6]).map((line) => (
            <Text key={line} measure="text">
              {text}
            </Text>
          ))}
          <p>
            <a href="/services">{`More about ${label}`}</a>
          </p>
        </Stack>
      </Section>
    ))}
  </div>
);

const meta = {
  title: 'components/Navigation/StickyTabs (tabs, anchor navigation)',
  id: 'components-stickytabs',
  component: StickyTabs,
  args: { label: 'Parts of this page', tabs },
  parameters: {
    docs: { story: { inline: false } },
    guide: {
      instead: [
        ['CategoryTabs', 'Only one list is shown at a time.'],
        ['Breadcrumb', 'The links lead to parent pages.'],
      ],
      anatomy: ['Tab of a section', 'Mark of the current section'],
      pairs: [
        ['Use the headings of the sections.', 'Give a tab another name than its section.'],
        ['Use it for three or more sections.', 'Use it on a page that is only one or two windows long.'],
      ],
      content: [['A tab has one to three words', '“SAP Integration”']],
      keyboard: [
        ['Tab', 'Moves from link to link.'],
        ['Enter', 'Scrolls to the section and focuses its heading.'],
      ],
      reader:
        'A navigation landmark named by `label`, with a list of links. The link to the current section is announced as current.',
      limits:
        'Two to seven tabs. A row that is too wide scrolls horizontally. In windows narrower than 700 px and lower than 480 px, the tabs are a vertical list.',
    },
    layout: 'fullscreen',
  },
  render: (args) => <Page {...args} />,
  beforeEach: () => {
    const address = location.href;
    return () => {
      history.replaceState(history.state, '', address);
      scrollTo({ top: 0, behavior: 'instant' });
    };
  },
} satisfies Meta<typeof StickyTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

const current = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[aria-current]')].map((link) => link.textContent);
/** Distance from the top of the window to a section, in px. */
const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;

export const AtRest: Story = {};
export const ImplementationCurrent: Story = { args: { activeId: 'implementation' } };
/** Keyboard focus on the first tab, hover on the second. */
export const TabStates: Story = {
  parameters: { pseudo: { focusVisible: ['nav li:first-child a'], hover: ['nav li:nth-child(2) a'] } },
};

export const Stuck: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('scrolling to a section makes its tab current', async () => {
      scrollTo({ top: topOf('implementation') - 140, behavior: 'instant' });
      await waitFor(() => expect(current(canvasElement)).toEqual(['Implementation']));
    });
    await step('the tabs stay below the header', async () => {
      const { top, bottom } = canvas.getByRole('navigation').getBoundingClientRect();
      await expect(top).toBeGreaterThan(0);
      await expect(bottom).toBeLessThanOrEqual(140);
    });
  },
};
export const ScrollingBackChangesTheTab: Story = {
  tags: ['check'],
  play: async ({ canvasElement, step }) => {
    // The last section is too short to reach the scroll offset.
    await step('at the end of the page, the last tab is current', async () => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      await waitFor(() => expect(current(canvasElement)).toEqual(['Monitoring']));
    });
    await step('back at the top, the first tab is current', async () => {
      scrollTo({ top: 0, behavior: 'instant' });
      await waitFor(() => expect(current(canvasElement)).toEqual(['Measure & Draw']));
    });
  },
};

export const PressedWithThePointer: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const entries = history.length;
    const link = canvas.getByRole('link', { name: 'Implementation' });
    await userEvent.click(link);
    await step('the section scrolls to 140 px below the top', async () => {
      await waitFor(() => expect(Math.round(topOf('implementation'))).toBe(140));
      await waitFor(() => expect(current(canvasElement)).toEqual(['Implementation']));
    });
    await step('the URL has the fragment, and the history has no new entry', async () => {
      await expect(location.hash).toBe('#implementation');
      await expect(history.length).toBe(entries);
    });
  },
};
export const KeyboardOnly: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab moves through the links', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'SAP Integration' })).toHaveFocus();
    });
    await step('Enter scrolls to the section and focuses its heading', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('heading', { name: 'SAP Integration' })).toHaveFocus();
      await waitFor(() => expect(Math.round(topOf('sap-integration'))).toBe(140));
      await expect(location.hash).toBe('#sap-integration');
    });
    await step('the next Tab moves to a link in the section', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'More about SAP Integration' })).toHaveFocus();
    });
  },
};
/** An element that receives focus under the bar scrolls into view. */
export const NeverCoversTheFocus: Story = {
  tags: ['check'],
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'More about Measure & Draw' });
    const bar = canvas.getByRole('navigation');
    await step('a link is under the bar', async () => {
      scrollTo({ top: link.getBoundingClientRect().top - 100, behavior: 'instant' });
      await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeGreaterThan(link.getBoundingClientRect().top));
    });
    await step('the focused link is below the bar', async () => {
      link.focus();
      await waitFor(() =>
        expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom),
      );
    });
  },
};
/** With motion, the line slides to the current tab. */
export const LineSlides: Story = {
  tags: ['check'],
  parameters: { motion: 'no-preference' },
  play: async ({ canvas, canvasElement, step }) => {
    const link = canvas.getByRole('link', { name: 'Implementation' });
    await step('scrolling makes another tab current', async () => {
      scrollTo({ top: topOf('implementation') - 100, behavior: 'instant' });
      await waitFor(() => expect(current(canvasElement)).toEqual(['Implementation']));
    });
    await step('the line stops below the current tab', async () => {
      const line = link.lastElementChild as Element;
      await Promise.all(line.getAnimations().map((animation) => animation.finished));
      await expect(line.getBoundingClientRect().left).toBeCloseTo(link.getBoundingClientRect().left, 0);
      await expect(line.getBoundingClientRect().width).toBeCloseTo(link.getBoundingClientRect().width, 0);
    });
  },
};

export const SixTabs: Story = {
  args: { tabs: [...tabs, { id: 'handover', label: 'Handover' }, { id: 'care', label: 'Care' }] },
};
export const OneTab: Story = { args: { tabs: tabs.slice(0, 1) } };
/** On a phone in portrait orientation, the bar is sticky, and the current tab scrolls into view. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('scrolling to a section makes its tab current', async () => {
      scrollTo({ top: topOf('sap-integration') - 140, behavior: 'instant' });
      await waitFor(() => expect(current(canvasElement)).toEqual(['SAP Integration']));
    });
    await step('the tab is in view, and the bar stays below the header', async () => {
      const { left, right } = canvas.getByRole('link', { name: 'SAP Integration' }).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
      await whereTall(async () => {
        const { top, bottom } = canvas.getByRole('navigation').getBoundingClientRect();
        await expect(top).toBe(64);
        await expect(bottom).toBeLessThanOrEqual(140);
      });
    });
  },
};
/** In a low window the bar is not sticky, because it would cover too much. */
export const Low: Story = {
  globals: { viewport: { value: 'reflow' } },
  play: ({ canvas, canvasElement, step }) =>
    step('the tab of the section is current, and the bar scrolled out of view', async () => {
      scrollTo({ top: topOf('sap-integration'), behavior: 'instant' });
      await waitFor(() => expect(current(canvasElement)).toEqual(['SAP Integration']));
      await expect(canvas.getByRole('navigation').getBoundingClientRect().bottom).toBeLessThan(0);
    }),
};
export const LongWords: Story = {
  args: {
    tabs: tabs.map(({ id, label }) => ({ id, label: `${label} and Unternehmenssoftwarelandschaft` })),
  },
};
export const ForcedColors: Story = {
  args: { activeId: 'implementation' },
  parameters: { forcedColors: 'active' },
  play: async ({ canvas, step }) =>
    step('only the current tab has a line', () =>
      whereForced(async () => {
        const line = (name: string) => canvas.getByRole('link', { name }).lastElementChild as Element;
        await expect(line('Implementation')).toBeVisible();
        await expect(line('Monitoring')).not.toBeVisible();
        await expect(getComputedStyle(line('Implementation')).borderBottomColor).not.toBe(
          getComputedStyle(document.body).backgroundColor,
        );
      }),
    ),
};
export const JumpsUnderReducedMotion: Story = {
  tags: ['check'],
  play: ({ canvas, canvasElement, step }) =>
    step('a tab scrolls to its section without animation', async () => {
      const link = canvas.getByRole('link', { name: 'Implementation' });
      await whereStill(async () => {
        link.click();
        await expect(Math.round(topOf('implementation'))).toBe(140);
        await waitFor(() => expect(current(canvasElement)).toEqual(['Implementation']));
        const running = link.lastElementChild?.getAnimations() ?? [];
        await expect(running.filter(({ playState }) => playState === 'running')).toEqual([]);
      });
    }),
};
