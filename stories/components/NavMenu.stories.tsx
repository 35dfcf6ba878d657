import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { NavMenu, type NavMenuProps } from '../../src/components/NavMenu';
import { whereForced, whereStill } from '../media';
import * as frame from './frame.css';
import { menu } from './menu';

const { navigation } = menu;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const trigger = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });
const link = (canvas: Canvas, name: string) => canvas.getByRole('link', { name: new RegExp(`^${name}`) });
const isOpen = (canvas: Canvas, name: string) =>
  waitFor(() => expect(trigger(canvas, name)).toHaveAttribute('aria-expanded', 'true'));
const isClosed = (canvas: Canvas, name: string) =>
  waitFor(() => expect(trigger(canvas, name)).toHaveAttribute('aria-expanded', 'false'));
const panel = (canvas: Canvas, name: string) =>
  document.getElementById(trigger(canvas, name).getAttribute('aria-controls') ?? '') as HTMLElement;

const meta = {
  title: 'components/Navigation/NavMenu (dropdown, menu)',
  id: 'components-navmenu',
  component: NavMenu,
  args: { navigation, path: '/services/joule-enablement' },
  parameters: {
    docs: { story: { inline: false } },
    guide: {
      instead: [
        ['MobileMenu', 'The window is narrower than 1024 px.'],
        ['StickyTabs', 'It leads within this page.'],
      ],
      anatomy: ['Area', 'Panel', 'Page with its line', 'Mark of the page that is shown'],
      pairs: [
        ['Keep what an area is called on every page.', 'Name it by the page one is on.'],
        ['Let an area be a link too where it has a page.', 'Hide that page behind its panel.'],
      ],
      content: [['An area is one or two words', '“Trades”']],
      keyboard: [
        ['Tab', 'Goes through triggers and links of open panels. A trigger that receives the focus opens its panel.'],
        ['Enter or Space', 'Opens a panel, moves into one that the focus opened, closes one that a key opened.'],
        ['Arrow down', 'From a trigger to its first link, also from a closed one; in a panel to the next link.'],
        ['Arrow up', 'To the link before; from the first one back to the trigger.'],
        ['Home, End', 'To the first or the last link of the panel.'],
        ['Arrow left, arrow right', 'From trigger to trigger.'],
        ['Escape', 'Closes the panel, returns to its trigger and keeps it closed until focus or pointer come back.'],
      ],
      reader:
        'A navigation landmark with a list. Areas with a panel are buttons that say whether they are expanded. The links of closed panels are not there. The page’s own link is said to be the current one. Number and drawing are decoration.',
      limits: 'Two to nine links a panel. Labels of up to four words and hints of one line; longer ones wrap.',
    },
    layout: 'fullscreen',
  },
  // Narrower windows never show it: below 1024 px the header has MobileMenu.
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div className={frame.room}>
        <div className={frame.row}>
          <Story />
          <button type="button">Elsewhere</button>
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof NavMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = (name: string): NonNullable<Story['play']> => {
  return ({ canvas, step }) =>
    step('a click opens the panel', async () => {
      trigger(canvas, name).click();
      await isOpen(canvas, name);
      await waitFor(() => expect(panel(canvas, name)).toBeVisible());
    });
};
export const FirstMenuOpen: Story = { play: opened('House') };
export const Closed: Story = {};

export const SecondMenuOpen: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await opened('Trades')(context);
    await step('its links are shown, and the one of this page is the current one', async () => {
      await expect(link(canvas, 'Every Trade')).toBeVisible();
      await expect(link(canvas, 'Trades at a Glance')).toBeVisible();
      await expect(link(canvas, 'Clockwork Repair')).toHaveAttribute('aria-current', 'page');
    });
  },
};

/** The row that the pointer or focus is on lights its plate in the drawing. */
export const RowPointedAt: Story = {
  args: { path: '/' },
  parameters: { pseudo: { hover: ['a[href="/services/enterprise-cx"]'] } },
  play: opened('Trades'),
};

export const RowFocused: Story = {
  args: { path: '/' },
  play: ({ canvas, userEvent, step }) =>
    step('the right arrow leads to the second trigger, three arrows down to its third link', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(trigger(canvas, 'Trades')).toHaveFocus());
      await isOpen(canvas, 'Trades');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      await waitFor(() => expect(link(canvas, 'Shopfronts and Counters')).toHaveFocus());
    }),
};

export const LongLabels: Story = {
  args: {
    navigation: {
      ...navigation,
      solutions: {
        ...navigation.solutions,
        links: navigation.solutions.links.map((entry) => ({
          ...entry,
          label: `${entry.label} for internationally distributed manufacturing groups`,
        })),
      },
    },
  },
  play: opened('Trades'),
};

export const OneDirectLinkIsCurrent: Story = { args: { path: '/resources' } };

/** Hover on the first trigger, keyboard focus on the second one. */
export const TriggerStates: Story = {
  parameters: { pseudo: { hover: ['[data-menu=about] > button'], focusVisible: ['[data-menu=solutions] > button'] } },
};

export const HoverOpensAndLeavingCloses: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('hovering over the first trigger opens its panel', async () => {
      await userEvent.hover(trigger(canvas, 'House'));
      await isOpen(canvas, 'House');
    });
    await step('the pointer moves into the panel, which stays open', async () => {
      const left = performance.now();
      await userEvent.hover(link(canvas, 'Apprentices'));
      // The delay of 200 ms would have ended by then.
      await waitFor(() => expect(performance.now() - left).toBeGreaterThan(300));
      await waitFor(() => expect(link(canvas, 'Apprentices')).toBeVisible());
    });
    await step('hovering over the second opens that, closes the first and removes its links', async () => {
      await userEvent.hover(trigger(canvas, 'Trades'));
      await isOpen(canvas, 'Trades');
      await isClosed(canvas, 'House');
      await expect(canvas.queryByRole('link', { name: /^The Workshop/ })).not.toBeInTheDocument();
    });
    await step('hovering elsewhere closes the panel', async () => {
      await userEvent.hover(canvas.getByRole('button', { name: 'Elsewhere' }));
      await isClosed(canvas, 'Trades');
    });
  },
};

export const PressesOpenAndClose: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target });
    const house = trigger(canvas, 'House');
    const trades = trigger(canvas, 'Trades');
    // Treating this focus as the keyboard's would open the panel, and the click would close it again.
    await step('a slow press gives the focus, which opens nothing, and its click opens the panel', async () => {
      house.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
      house.focus();
      await expect(house).toHaveFocus();
      await expect(house).toHaveAttribute('aria-expanded', 'false');
      house.click();
      await isOpen(canvas, 'House');
    });
    await step('a press elsewhere closes it', async () => {
      await tap(canvas.getByRole('button', { name: 'Elsewhere' }));
      await isClosed(canvas, 'House');
    });
    await step('a tap opens the panel, the next one closes it', async () => {
      await tap(house);
      await isOpen(canvas, 'House');
      await tap(house);
      await isClosed(canvas, 'House');
    });
    await step('the mouse arrives, which opens, and clicks at once, which keeps it open', async () => {
      // In one go: on a busy machine more than 300 ms can pass between two awaited events.
      trades.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
      trades.click();
      await isOpen(canvas, 'Trades');
    });
    await step('the next click closes, and moving on the trigger does not open again', async () => {
      await userEvent.click(trades);
      await isClosed(canvas, 'Trades');
      await userEvent.pointer({ target: trades, coords: { x: 4, y: 4 } });
      await expect(trades).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const FocusOpensAndBlurCloses: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab to the trigger opens, goes on to the first link, back and in again', async () => {
      await userEvent.tab();
      await expect(trigger(canvas, 'House')).toHaveFocus();
      await isOpen(canvas, 'House');
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      await expect(trigger(canvas, 'House')).toHaveFocus();
      await userEvent.tab();
      await expect(link(canvas, 'The Workshop')).toHaveFocus();
    });
    // WCAG 1.4.13.
    await step('a mouse that only crosses the other trigger does not close what the focus opened', async () => {
      const mouse = { bubbles: true, pointerType: 'mouse', relatedTarget: document.body };
      const left = performance.now();
      for (const type of ['pointerover', 'pointermove', 'pointerout'])
        trigger(canvas, 'Trades').dispatchEvent(new PointerEvent(type, mouse));
      await waitFor(() => expect(performance.now() - left).toBeGreaterThan(300));
      await expect(link(canvas, 'The Workshop')).toHaveFocus();
    });
    await step('the mouse comes and goes without closing what the focus opened', async () => {
      await userEvent.hover(trigger(canvas, 'House'));
      const left = performance.now();
      await userEvent.unhover(trigger(canvas, 'House'));
      await waitFor(() => expect(performance.now() - left).toBeGreaterThan(300));
      await waitFor(() => expect(link(canvas, 'The Workshop')).toBeVisible());
      await expect(link(canvas, 'The Workshop')).toHaveFocus();
    });
    await step('past the last link comes the next trigger, and its panel', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(link(canvas, 'Companions')).toHaveFocus();
      await userEvent.tab();
      await expect(trigger(canvas, 'Trades')).toHaveFocus();
      await isOpen(canvas, 'Trades');
      await isClosed(canvas, 'House');
    });
    await step('the panel closes 150 ms after the focus left, not before', async () => {
      const left = performance.now();
      canvas.getByRole('link', { name: 'Finished Works' }).focus();
      await expect(trigger(canvas, 'Trades')).toHaveAttribute('aria-expanded', 'true');
      await isClosed(canvas, 'Trades');
      await expect(performance.now() - left).toBeGreaterThanOrEqual(150);
    });
  },
};

export const KeyboardOnly: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter moves into the panel that Tab opened, which stays open', async () => {
      await userEvent.tab();
      await isOpen(canvas, 'House');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(link(canvas, 'The Workshop')).toHaveFocus());
      await expect(trigger(canvas, 'House')).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Escape closes the panel and returns the focus to its trigger', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger(canvas, 'House')).toHaveFocus());
      await expect(trigger(canvas, 'House')).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Tab does not reach the links of the closed panel', async () => {
      await userEvent.tab();
      await expect(trigger(canvas, 'Trades')).toHaveFocus();
    });
    await step('the panel opens again when the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.tab({ shift: true });
      await expect(trigger(canvas, 'House')).toHaveFocus();
      await isOpen(canvas, 'House');
    });
    await step('arrow down moves from the open trigger to the first link', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(link(canvas, 'The Workshop')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
    });
    for (const [name, key] of [
      ['Enter', '{Enter}'],
      ['Space', ' '],
    ] as const)
      await step(`${name} opens and closes`, async () => {
        await isClosed(canvas, 'House');
        await userEvent.keyboard(key);
        await isOpen(canvas, 'House');
        await expect(trigger(canvas, 'House')).toHaveFocus();
        await userEvent.keyboard(key);
        await isClosed(canvas, 'House');
      });
    await step('arrow down moves from the closed trigger to the first link', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(link(canvas, 'The Workshop')).toHaveFocus());
    });
    await step('arrows, Home and End move inside, arrow up leads back out', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(link(canvas, 'The People')).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(link(canvas, 'Companions')).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowUp}');
      await expect(trigger(canvas, 'House')).toHaveFocus();
      await isOpen(canvas, 'House');
    });
  },
};

export const EscapeKeepsItClosedUntilThePointerReturns: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    await step('Escape closes what the pointer opened and gives the focus to the trigger', async () => {
      await userEvent.hover(trigger(canvas, 'Trades'));
      await isOpen(canvas, 'Trades');
      await userEvent.keyboard('{Escape}');
      await isClosed(canvas, 'Trades');
      await expect(trigger(canvas, 'Trades')).toHaveFocus();
    });
    await step('moving on the trigger leaves it closed', async () => {
      await userEvent.pointer({ target: trigger(canvas, 'Trades'), coords: { x: 4, y: 4 } });
      await expect(trigger(canvas, 'Trades')).toHaveAttribute('aria-expanded', 'false');
    });
    await step('leaving and coming back opens it', async () => {
      await userEvent.unhover(trigger(canvas, 'Trades'));
      await userEvent.hover(trigger(canvas, 'Trades'));
      await isOpen(canvas, 'Trades');
    });
    await step('Escape takes no focus from elsewhere', async () => {
      elsewhere.focus();
      await userEvent.hover(trigger(canvas, 'House'));
      await isOpen(canvas, 'House');
      await userEvent.keyboard('{Escape}');
      await isClosed(canvas, 'House');
      await expect(elsewhere).toHaveFocus();
    });
  },
};

function AtTheAddress(props: NavMenuProps) {
  return <NavMenu {...props} path={useLocation().pathname} />;
}

export const FollowingALinkCloses: Story = {
  tags: ['check'],
  render: (args) => <AtTheAddress {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('with Ctrl the link opens elsewhere and the menu stays', async () => {
      await userEvent.tab();
      await isOpen(canvas, 'House');
      link(canvas, 'Apprentices').addEventListener('click', (event) => event.preventDefault(), { once: true });
      await userEvent.keyboard('{Control>}');
      await userEvent.click(link(canvas, 'Apprentices'));
      await userEvent.keyboard('{/Control}');
      await expect(link(canvas, 'Apprentices')).toBeVisible();
    });
    await step('a plain click follows it, and focus is not lost with the panel', async () => {
      await userEvent.click(link(canvas, 'Apprentices'));
      await isClosed(canvas, 'House');
      await waitFor(() => expect(trigger(canvas, 'House')).toHaveFocus());
    });
    await step('the link of the page that is shown is the current one', async () => {
      trigger(canvas, 'House').click();
      await isOpen(canvas, 'House');
      await expect(link(canvas, 'Apprentices')).toHaveAttribute('aria-current', 'page');
    });
  },
};

/** In forced colors the panel has a border of its own. */
export const ForcedColors: Story = {
  parameters: { forcedColors: 'active' },
  play: async (context) => {
    const { canvas, step } = context;
    await opened('Trades')(context);
    await step('the panel has an edge, and its rows are legible', () =>
      whereForced(async () => {
        const { borderBottomStyle, borderBottomColor, backgroundColor } = getComputedStyle(panel(canvas, 'Trades'));
        await expect(borderBottomStyle).toBe('solid');
        await expect(borderBottomColor).not.toBe(backgroundColor);
        await expect(getComputedStyle(link(canvas, 'Every Trade')).color).not.toBe(backgroundColor);
      }),
    );
  },
};

export const OpensAtOnceUnderReducedMotion: Story = {
  tags: ['check'],
  play: async (context) => {
    const { canvas, step } = context;
    await opened('Trades')(context);
    await step('nothing moves while it opens', () =>
      whereStill(async () => {
        await expect(panel(canvas, 'Trades').getAnimations({ subtree: true })).toEqual([]);
        await expect(panel(canvas, 'Trades')).toBeVisible();
      }),
    );
  },
};
