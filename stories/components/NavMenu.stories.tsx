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
        ['StickyTabs', 'The links lead to parts of the page.'],
      ],
      anatomy: ['Area', 'Panel', 'Page with a line of text', 'Mark of the current page'],
      pairs: [['Use the same area names on every page.', 'Rename an area after the current page.']],
      content: [['The name of an area has one or two words', '“Trades”']],
      keyboard: [
        ['Tab', 'Moves through triggers and the links of open panels. Focus on a trigger opens its panel.'],
        [
          'Enter or Space',
          'Opens a closed panel, enters a panel that opened on focus, or closes a panel that a key opened.',
        ],
        ['Arrow down', 'Moves from a trigger to its first link, and from link to link. Opens a closed panel.'],
        ['Arrow up', 'Moves to the previous link, and from the first link to the trigger.'],
        ['Home, End', 'Moves to the first or last link of the panel.'],
        ['Arrow left, arrow right', 'Moves to the previous or next trigger.'],
        [
          'Escape',
          'Closes the panel and returns focus to its trigger. The panel opens again when focus or the pointer returns.',
        ],
      ],
      reader:
        'A navigation landmark with a list. Areas are buttons with an expanded state. Screen readers do not announce links of closed panels. The link to the current page is announced as current.',
      limits: 'Two to nine links per panel. Labels of up to four words and hints of one line; longer ones wrap.',
    },
    layout: 'fullscreen',
  },
  // Below 1024 px, the header shows MobileMenu.
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
export const Closed: Story = { parameters: { docs: { story: { height: '160px' } } } };

export const SecondMenuOpen: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await opened('Trades')(context);
    await step('the links of the panel are shown, and the link to this page is current', async () => {
      await expect(link(canvas, 'Every Trade')).toBeVisible();
      await expect(link(canvas, 'Trades at a Glance')).toBeVisible();
      await expect(link(canvas, 'Clockwork Repair')).toHaveAttribute('aria-current', 'page');
    });
  },
};

/** Hover or focus on a row highlights its part of the drawing. */
export const RowPointedAt: Story = {
  args: { path: '/' },
  parameters: { pseudo: { hover: ['a[href="/services/enterprise-cx"]'] } },
  play: opened('Trades'),
};

export const RowFocused: Story = {
  args: { path: '/' },
  play: ({ canvas, userEvent, step }) =>
    step('arrow right moves to the second trigger, and arrow down moves through its links to the third', async () => {
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

/** Hover on the first trigger, keyboard focus on the second. */
export const TriggerStates: Story = {
  parameters: { pseudo: { hover: ['[data-menu=about] > button'], focusVisible: ['[data-menu=solutions] > button'] } },
};

export const HoverOpensAndLeavingCloses: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('hover on the first trigger opens its panel', async () => {
      await userEvent.hover(trigger(canvas, 'House'));
      await isOpen(canvas, 'House');
    });
    await step('the panel stays open while the pointer moves into it', async () => {
      const left = performance.now();
      await userEvent.hover(link(canvas, 'Apprentices'));
      // This dropdown closes 200 ms after the pointer leaves it.
      await waitFor(() => expect(performance.now() - left).toBeGreaterThan(300));
      await waitFor(() => expect(link(canvas, 'Apprentices')).toBeVisible());
    });
    await step('hover on the second trigger opens its panel and closes the first panel with its links', async () => {
      await userEvent.hover(trigger(canvas, 'Trades'));
      await isOpen(canvas, 'Trades');
      await isClosed(canvas, 'House');
      await expect(canvas.queryByRole('link', { name: /^The Workshop/ })).not.toBeInTheDocument();
    });
    await step('hover elsewhere closes the panel', async () => {
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
    // If this focus opened the panel, as keyboard focus does, the click would close it again.
    await step('a slow press moves focus without opening the panel, and its click opens the panel', async () => {
      house.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
      house.focus();
      await expect(house).toHaveFocus();
      await expect(house).toHaveAttribute('aria-expanded', 'false');
      house.click();
      await isOpen(canvas, 'House');
    });
    await step('a tap elsewhere closes it', async () => {
      await tap(canvas.getByRole('button', { name: 'Elsewhere' }));
      await isClosed(canvas, 'House');
    });
    await step('one tap opens the panel, the next closes it', async () => {
      await tap(house);
      await isOpen(canvas, 'House');
      await tap(house);
      await isClosed(canvas, 'House');
    });
    await step('right after hover opens the panel, a click keeps it open', async () => {
      // Not awaited: the click must come within 300 ms, and awaited events can take longer on a busy machine.
      trades.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
      trades.click();
      await isOpen(canvas, 'Trades');
    });
    await step('the next click closes it, and pointer movement on the trigger does not open it again', async () => {
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
    await step('Tab opens the panel and moves into it, and Shift+Tab moves back to the trigger', async () => {
      await userEvent.tab();
      await expect(trigger(canvas, 'House')).toHaveFocus();
      await isOpen(canvas, 'House');
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      await expect(trigger(canvas, 'House')).toHaveFocus();
      await userEvent.tab();
      await expect(link(canvas, 'The Workshop')).toHaveFocus();
    });
    // WCAG 1.4.13, content on hover or focus.
    await step('a mouse that crosses the other trigger does not close a panel opened by focus', async () => {
      const mouse = { bubbles: true, pointerType: 'mouse', relatedTarget: document.body };
      const left = performance.now();
      for (const type of ['pointerover', 'pointermove', 'pointerout'])
        trigger(canvas, 'Trades').dispatchEvent(new PointerEvent(type, mouse));
      await waitFor(() => expect(performance.now() - left).toBeGreaterThan(300));
      await expect(link(canvas, 'The Workshop')).toHaveFocus();
    });
    await step('a mouse that enters and leaves the trigger does not close a panel opened by focus', async () => {
      await userEvent.hover(trigger(canvas, 'House'));
      const left = performance.now();
      await userEvent.unhover(trigger(canvas, 'House'));
      await waitFor(() => expect(performance.now() - left).toBeGreaterThan(300));
      await waitFor(() => expect(link(canvas, 'The Workshop')).toBeVisible());
      await expect(link(canvas, 'The Workshop')).toHaveFocus();
    });
    await step('Tab on the last link moves to the next trigger and opens its panel', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(link(canvas, 'Companions')).toHaveFocus();
      await userEvent.tab();
      await expect(trigger(canvas, 'Trades')).toHaveFocus();
      await isOpen(canvas, 'Trades');
      await isClosed(canvas, 'House');
    });
    await step('the panel closes 150 ms after focus left, not before', async () => {
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
    await step('Enter moves into the panel that Tab opened and keeps it open', async () => {
      await userEvent.tab();
      await isOpen(canvas, 'House');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(link(canvas, 'The Workshop')).toHaveFocus());
      await expect(trigger(canvas, 'House')).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Escape closes the panel and returns focus to its trigger', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger(canvas, 'House')).toHaveFocus());
      await expect(trigger(canvas, 'House')).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Tab does not reach the links of the closed panel', async () => {
      await userEvent.tab();
      await expect(trigger(canvas, 'Trades')).toHaveFocus();
    });
    await step('the panel opens again when focus returns', async () => {
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
      await step(`${name} opens and closes the panel`, async () => {
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
    await step('arrow keys, Home and End move inside the panel, and arrow up leaves it', async () => {
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
    await step('Escape closes a panel opened by the pointer and focuses the trigger', async () => {
      await userEvent.hover(trigger(canvas, 'Trades'));
      await isOpen(canvas, 'Trades');
      await userEvent.keyboard('{Escape}');
      await isClosed(canvas, 'Trades');
      await expect(trigger(canvas, 'Trades')).toHaveFocus();
    });
    await step('pointer movement on the trigger leaves it closed', async () => {
      await userEvent.pointer({ target: trigger(canvas, 'Trades'), coords: { x: 4, y: 4 } });
      await expect(trigger(canvas, 'Trades')).toHaveAttribute('aria-expanded', 'false');
    });
    await step('it opens when the pointer leaves and returns', async () => {
      await userEvent.unhover(trigger(canvas, 'Trades'));
      await userEvent.hover(trigger(canvas, 'Trades'));
      await isOpen(canvas, 'Trades');
    });
    await step('Escape does not take focus from another element', async () => {
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
    await step('a Ctrl click leaves the menu open', async () => {
      await userEvent.tab();
      await isOpen(canvas, 'House');
      link(canvas, 'Apprentices').addEventListener('click', (event) => event.preventDefault(), { once: true });
      await userEvent.keyboard('{Control>}');
      await userEvent.click(link(canvas, 'Apprentices'));
      await userEvent.keyboard('{/Control}');
      await expect(link(canvas, 'Apprentices')).toBeVisible();
    });
    await step('a click follows the link, closes the panel and focuses its trigger', async () => {
      await userEvent.click(link(canvas, 'Apprentices'));
      await isClosed(canvas, 'House');
      await waitFor(() => expect(trigger(canvas, 'House')).toHaveFocus());
    });
    await step('the link to the new page is current', async () => {
      trigger(canvas, 'House').click();
      await isOpen(canvas, 'House');
      await expect(link(canvas, 'Apprentices')).toHaveAttribute('aria-current', 'page');
    });
  },
};

export const ForcedColors: Story = {
  parameters: { forcedColors: 'active' },
  play: async (context) => {
    const { canvas, step } = context;
    await opened('Trades')(context);
    await step('the panel has a border, and its rows are legible', () =>
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
    await step('the panel opens without animation', () =>
      whereStill(async () => {
        await expect(panel(canvas, 'Trades').getAnimations({ subtree: true })).toEqual([]);
        await expect(panel(canvas, 'Trades')).toBeVisible();
      }),
    );
  },
};
