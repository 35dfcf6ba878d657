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

const meta = {
  title: 'components/Navigation/NavMenu (dropdown, menu)',
  id: 'components-navmenu',
  component: NavMenu,
  args: { navigation, path: '/services/joule-enablement' },
  parameters: {
    docs: {
      states: [
        'FirstMenuOpen',
        'Closed',
        'SecondMenuOpen',
        'RowFocused',
        'TriggerHover',
        'TriggerFocus',
        'Laptop',
        'SecondMenuOpenDark',
      ],
    },
    guide: {
      instead: [
        ['MobileMenu', 'The window is narrower than 1024 px.'],
        ['StickyTabs', 'It leads within this page.'],
      ],
      anatomy: {
        story: 'SecondMenuOpen',
        parts: [
          ['Area', '[data-menu=solutions] > button'],
          ['Panel', '[data-menu=solutions] > div'],
          ['Page with its line', '[data-menu=solutions] li:nth-child(2) a'],
          ['Mark of the page that is shown', '[aria-current=page]'],
        ],
      },
      pairs: [
        ['Keep what an area is called on every page.', 'Name it by the page one is on.'],
        ['Let an area be a link too where it has a page.', 'Hide that page behind its panel.'],
      ],
      content: [['An area is one or two words', '“Trades”']],
      keyboard: [
        [
          'Tab',
          'Goes through triggers and links. A trigger that receives the focus opens its panel; the links of closed panels are passed by.',
        ],
        [
          'Enter or Space',
          'Opens a closed panel. In one that the focus opened it moves to the first link; in one that a key opened it closes.',
        ],
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

export const Closed: Story = {};

export const FirstMenuOpen: Story = {
  play: async ({ canvas, step }) => {
    await step('a click opens the panel', async () => {
      trigger(canvas, 'House').click();
      await isOpen(canvas, 'House');
    });
    await step('its links are shown', async () => {
      await waitFor(() => expect(link(canvas, 'Apprentices')).toBeVisible());
    });
  },
};

export const SecondMenuOpen: Story = {
  play: async ({ canvas, step }) => {
    await step('a click opens the panel', async () => {
      trigger(canvas, 'Trades').click();
      await isOpen(canvas, 'Trades');
    });
    await step('all of its links are shown, from the first to the last', async () => {
      await waitFor(() => expect(link(canvas, 'Every Trade')).toBeVisible());
      await waitFor(() => expect(link(canvas, 'Trades at a Glance')).toBeVisible());
    });
    await step('the page that is shown is marked as the current one', async () => {
      await expect(link(canvas, 'Clockwork Repair')).toHaveAttribute('aria-current', 'page');
    });
  },
};

/** The row that the pointer or focus is on lights its plate in the drawing. */
export const RowPointedAt: Story = {
  args: { path: '/' },
  parameters: { pseudo: { hover: ['a[href="/services/enterprise-cx"]'] } },
  play: async ({ canvas, step }) => {
    await step('a click opens the panel', async () => {
      trigger(canvas, 'Trades').click();
      await isOpen(canvas, 'Trades');
    });
    await step('the row under the pointer is shown', async () => {
      await waitFor(() => expect(link(canvas, 'Shopfronts and Counters')).toBeVisible());
    });
  },
};

export const RowFocused: Story = {
  args: { path: '/' },
  play: async ({ canvas, userEvent, step }) => {
    await step('the right arrow goes to the second trigger, and its panel opens', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(trigger(canvas, 'Trades')).toHaveFocus());
      await isOpen(canvas, 'Trades');
    });
    await step('three arrows down, the focus is on the third link', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      await waitFor(() => expect(link(canvas, 'Shopfronts and Counters')).toHaveFocus());
    });
  },
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
  play: async ({ canvas, step }) => {
    await step('a click opens the panel', async () => {
      trigger(canvas, 'Trades').click();
      await isOpen(canvas, 'Trades');
    });
  },
};

export const OneDirectLinkIsCurrent: Story = { args: { path: '/resources' } };

export const HoverOpensAndOneIsOpenAtMost: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('pointing at the first trigger opens its panel', async () => {
      await userEvent.hover(trigger(canvas, 'House'));
      await isOpen(canvas, 'House');
    });
    await step('pointing at the second opens that and closes the first', async () => {
      await userEvent.hover(trigger(canvas, 'Trades'));
      await isOpen(canvas, 'Trades');
      await isClosed(canvas, 'House');
    });
    await step('the links of the closed panel are gone', async () => {
      await expect(canvas.queryByRole('link', { name: /^The Workshop/ })).not.toBeInTheDocument();
    });
  },
};

const closesAfter = (name: string, least: number): NonNullable<Story['play']> => {
  return async ({ canvas, userEvent, step }) => {
    await step('pointing at the trigger opens the panel', async () => {
      await userEvent.hover(trigger(canvas, name));
      await isOpen(canvas, name);
    });
    const left = performance.now();
    await step('the pointer leaves, and the panel is still there', async () => {
      await userEvent.unhover(trigger(canvas, name));
      await expect(trigger(canvas, name)).toHaveAttribute('aria-expanded', 'true');
    });
    await step(`it closes, not before ${least} ms are over`, async () => {
      await isClosed(canvas, name);
      await expect(performance.now() - left).toBeGreaterThanOrEqual(least);
    });
  };
};
export const FirstMenuClosesAfter200ms: Story = {
  tags: ['check'],
  play: closesAfter('House', 200),
};
export const SecondMenuClosesAfter300ms: Story = {
  tags: ['check'],
  play: closesAfter('Trades', 300),
};

export const PointerReachesThePanelInTime: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('pointing at the trigger opens the panel', async () => {
      await userEvent.hover(trigger(canvas, 'House'));
    });
    await step('the pointer moves into the panel, which stays open', async () => {
      const left = performance.now();
      await userEvent.hover(link(canvas, 'Apprentices'));
      // The other countdown proves that this one would have run out.
      await waitFor(() => expect(performance.now() - left).toBeGreaterThan(300));
      await waitFor(() => expect(link(canvas, 'Apprentices')).toBeVisible());
    });
    await step('elsewhere, the panel closes', async () => {
      await userEvent.hover(canvas.getByRole('button', { name: 'Elsewhere' }));
      await isClosed(canvas, 'House');
    });
  },
};

export const ClickAfterHoverDoesNotClose: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('the mouse arrives, which opens, and clicks at once', async () => {
      const arrives = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' });
      // In one go: on a busy machine more than 300 ms can pass between two awaited events.
      trigger(canvas, 'Trades').dispatchEvent(arrives);
      trigger(canvas, 'Trades').click();
      await isOpen(canvas, 'Trades');
    });
    await step('the next click closes, and moving on the trigger does not open again', async () => {
      await userEvent.click(trigger(canvas, 'Trades'));
      await isClosed(canvas, 'Trades');
      await userEvent.pointer({ target: trigger(canvas, 'Trades'), coords: { x: 4, y: 4 } });
      await expect(trigger(canvas, 'Trades')).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const TapOpensAndCloses: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    const tap = { keys: '[TouchA]', target: trigger(canvas, 'House') };
    await step('a tap opens the panel', async () => {
      await userEvent.pointer(tap);
      await isOpen(canvas, 'House');
    });
    await step('the next tap closes it', async () => {
      await userEvent.pointer(tap);
      await isClosed(canvas, 'House');
    });
  },
};

/** A press brings focus before its click: were it taken for the keyboard's, a slow press would open and close. */
export const SlowPressOpensOnce: Story = {
  tags: ['check'],
  play: async ({ canvas, step }) => {
    const about = trigger(canvas, 'House');
    await step('the press brings the focus, which opens nothing yet', async () => {
      about.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
      about.focus();
      await expect(about).toHaveFocus();
      await expect(about).toHaveAttribute('aria-expanded', 'false');
    });
    await step('its click opens the panel', async () => {
      about.click();
      await isOpen(canvas, 'House');
    });
  },
};

/** The page's loader repeats a press that came before the application ran: a click with nothing before it. */
export const ClickFromAScriptOpens: Story = {
  tags: ['check'],
  play: async ({ canvas, step }) => {
    await step('a click with nothing before it opens the panel', async () => {
      trigger(canvas, 'Trades').click();
      await isOpen(canvas, 'Trades');
      await waitFor(() => expect(link(canvas, 'Every Trade')).toBeVisible());
    });
  },
};

export const PressOutsideCloses: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('a click opens the panel', async () => {
      trigger(canvas, 'House').click();
      await isOpen(canvas, 'House');
    });
    await step('a press elsewhere closes it', async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Elsewhere' }) });
      await isClosed(canvas, 'House');
    });
  },
};

export const FocusOpens: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab to the trigger opens, and Tab goes on to the first link', async () => {
      await userEvent.tab();
      await expect(trigger(canvas, 'House')).toHaveFocus();
      await isOpen(canvas, 'House');
      await userEvent.tab();
      await expect(link(canvas, 'The Workshop')).toHaveFocus();
    });
    await step('Shift and Tab lead back to the trigger, and Tab in again', async () => {
      await userEvent.tab({ shift: true });
      await expect(trigger(canvas, 'House')).toHaveFocus();
      await userEvent.tab();
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
  },
};

export const BlurClosesAfter150ms: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab opens the panel', async () => {
      await userEvent.tab();
      await isOpen(canvas, 'House');
    });
    const left = performance.now();
    await step('the focus leaves, and the panel is still there', async () => {
      canvas.getByRole('link', { name: 'Finished Works' }).focus();
      await expect(trigger(canvas, 'House')).toHaveAttribute('aria-expanded', 'true');
    });
    await step('it closes, not before 150 ms are over', async () => {
      await isClosed(canvas, 'House');
      await expect(performance.now() - left).toBeGreaterThanOrEqual(150);
    });
  },
};

export const EnterMovesIntoWhatFocusOpened: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab opens the panel', async () => {
      await userEvent.tab();
      await isOpen(canvas, 'House');
    });
    await step('Enter moves the focus to the first link, and the panel stays', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(link(canvas, 'The Workshop')).toHaveFocus());
      await expect(trigger(canvas, 'House')).toHaveAttribute('aria-expanded', 'true');
    });
  },
};

export const EnterAndSpaceOpenAndClose: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    for (const key of ['{Enter}', ' ']) {
      await step(key === ' ' ? 'Space' : 'Enter', async () => {
        await isClosed(canvas, 'House');
        await userEvent.keyboard(key);
        await isOpen(canvas, 'House');
        await expect(trigger(canvas, 'House')).toHaveFocus();
        await userEvent.keyboard(key);
        await isClosed(canvas, 'House');
      });
    }
  },
};

export const ArrowDownMovesToTheFirstLink: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('from an open trigger', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(link(canvas, 'The Workshop')).toHaveFocus());
    });
    await step('from a closed one', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger(canvas, 'House')).toHaveFocus());
      await isClosed(canvas, 'House');
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(link(canvas, 'The Workshop')).toHaveFocus());
    });
    await step('arrows, Home and End move inside, ArrowUp leads back out', async () => {
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

export const EscapeClosesAndReturnsFocus: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('from inside the panel', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(link(canvas, 'The Workshop')).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger(canvas, 'House')).toHaveFocus());
      await expect(trigger(canvas, 'House')).toHaveAttribute('aria-expanded', 'false');
    });
    await step('the links of the closed panel cannot be reached by Tab', async () => {
      await userEvent.tab();
      await expect(trigger(canvas, 'Trades')).toHaveFocus();
    });
    await step('it opens again when focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.tab({ shift: true });
      await expect(trigger(canvas, 'House')).toHaveFocus();
      await isOpen(canvas, 'House');
    });
  },
};

export const EscapeKeepsItClosedUntilThePointerReturns: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('pointing at the trigger opens the panel', async () => {
      await userEvent.hover(trigger(canvas, 'Trades'));
      await isOpen(canvas, 'Trades');
    });
    await step('Escape closes it and gives the focus to the trigger', async () => {
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
  },
};

export const EscapeTakesNoFocusFromElsewhere: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    await step('the focus is elsewhere, and the pointer opens the panel', async () => {
      elsewhere.focus();
      await userEvent.hover(trigger(canvas, 'House'));
      await isOpen(canvas, 'House');
    });
    await step('Escape closes it, and the focus stays where it was', async () => {
      await userEvent.keyboard('{Escape}');
      await isClosed(canvas, 'House');
      await expect(elsewhere).toHaveFocus();
    });
  },
};

/** WCAG 1.4.13: what focus opened stays, wherever the mouse goes. */
export const TheMouseDoesNotCloseWhatFocusOpened: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab opens the panel and goes to its first link', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(link(canvas, 'The Workshop')).toHaveFocus();
    });
    await step('the mouse comes and goes, and 300 ms pass', async () => {
      await userEvent.hover(trigger(canvas, 'House'));
      const left = performance.now();
      await userEvent.unhover(trigger(canvas, 'House'));
      await waitFor(() => expect(performance.now() - left).toBeGreaterThan(300));
    });
    await step('the panel is still there, with the focus in it', async () => {
      await waitFor(() => expect(link(canvas, 'The Workshop')).toBeVisible());
      await expect(link(canvas, 'The Workshop')).toHaveFocus();
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
export const TriggerHover: Story = { parameters: { pseudo: { hover: ['[data-menu=about] > button'] } } };
export const TriggerFocus: Story = { parameters: { pseudo: { focusVisible: ['[data-menu=about] > button'] } } };

/** Where the system sets the colours, the panel has an edge of its own, and the row pointed at a bar. */
export const ForcedColors: Story = {
  parameters: { forcedColors: 'active', chromatic: { disableSnapshot: true } },
  play: async ({ canvas, step }) => {
    await step('a click opens the panel', async () => {
      trigger(canvas, 'Trades').click();
      await isOpen(canvas, 'Trades');
    });
    await step('the panel has an edge, and its rows are legible', async () => {
      await whereForced(async () => {
        const panel = document.getElementById(trigger(canvas, 'Trades').getAttribute('aria-controls') ?? '');
        const { borderBottomStyle, borderBottomColor } = getComputedStyle(panel as Element);
        await expect(borderBottomStyle).toBe('solid');
        await expect(borderBottomColor).not.toBe(getComputedStyle(panel as Element).backgroundColor);
        const row = getComputedStyle(link(canvas, 'Every Trade'));
        await expect(row.color).not.toBe(getComputedStyle(panel as Element).backgroundColor);
      });
    });
  },
};
/** Reduced motion: the panel is there at once. */
export const OpensAtOnceUnderReducedMotion: Story = {
  tags: ['check'],
  play: async ({ canvas, step }) => {
    await step('a click opens the panel', async () => {
      trigger(canvas, 'Trades').click();
      await isOpen(canvas, 'Trades');
    });
    await step('nothing moves while it opens', async () => {
      await whereStill(async () => {
        const panel = document.getElementById(trigger(canvas, 'Trades').getAttribute('aria-controls') ?? '');
        await expect(panel?.getAnimations({ subtree: true })).toEqual([]);
        await expect(panel).toBeVisible();
      });
    });
  },
};
export const SecondMenuOpenDark: Story = { ...SecondMenuOpen, globals: { theme: 'dark' } };
/** The narrowest window that has it. */
export const Laptop: Story = { ...SecondMenuOpen, globals: { viewport: { value: 'laptop' } } };
