import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { MobileMenu, type MobileMenuProps } from '../../src/components/MobileMenu';
import { brand } from '../../src/content/brand';
import { logo } from '../../src/content/logo';
import { gallery } from '../gallery';
import { outlined, whereForced, whereStill } from '../media';
import * as frame from './frame.css';
import { menu } from './menu';

const { navigation } = menu;

type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const toggle = (canvas: Context['canvas']) => canvas.getByRole('button', { name: 'Menu' });
async function open({ canvas, userEvent }: Context) {
  await userEvent.click(toggle(canvas));
  return canvas.findByRole('dialog', { name: 'Menu' });
}

const meta = {
  title: 'components/Navigation/MobileMenu (drawer, hamburger menu)',
  id: 'components-mobilemenu',
  component: MobileMenu,
  args: {
    ...menu,
    home: { href: '/', ...logo, label: `${brand.name}, home` },
    path: '/services',
  },
  parameters: {
    guide: {
      keyboard: [
        ['Enter or Space', 'On “Menu”: opens the dialog. On an area such as “Trades”: shows or hides its links.'],
        ['Tab', 'Stays inside the dialog.'],
        ['Enter', 'On a link: follows it and closes the dialog.'],
        ['Escape', 'Closes the dialog and returns focus to “Menu”.'],
      ],
      reader:
        'A button “Menu” with its expanded state. The dialog “Menu” contains the banner, the navigation with its collapsed lists, the action and the figures.',
      limits: 'A banner of one line, two figures and one note. Long lists make the dialog scroll; labels wrap.',
    },
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'mobile1' } },
  decorators: [
    (Story) => (
      <div className={frame.page}>
        <div className={frame.row}>
          <a href="#behind">Behind</a>
          <Story />
        </div>
        <p id="behind" className={frame.words}>
          A page to scroll
        </p>
      </div>
    ),
  ],
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const ToggleStates: Story = gallery(MobileMenu, { hover: {}, pressed: {}, focus: {} });

export const Open: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, step } = context;
    await step('the menu opens with the banner, the figures and the call to action', async () => {
      await open(context);
      await waitFor(() => expect(canvas.getByText('Two Places at the Bench in Spring')).toBeVisible());
      const dialog = canvas.getByRole('dialog');
      for (const { value, label } of menu.proof) await expect(dialog).toHaveTextContent(`${value} ${label}`);
      await expect(canvas.getByRole('link', { name: 'Speak With a Master' })).toHaveAttribute('href', '/contact');
    });
  },
};

export const SecondListUnfolded: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('the second list expands and marks the current page', async () => {
      await open(context);
      await userEvent.click(canvas.getByRole('button', { name: 'Trades' }));
      await waitFor(() => expect(canvas.getByRole('link', { name: /^Clockwork Repair/ })).toBeVisible());
      await expect(canvas.getByRole('link', { name: 'Every Trade' })).toHaveAttribute('aria-current', 'page');
    });
    await step('the first list stays collapsed', async () => {
      await expect(canvas.queryByRole('link', { name: 'The Workshop' })).not.toBeInTheDocument();
    });
  },
};

export const WithoutBannerAndProof: Story = {
  tags: ['!autodocs'],
  args: { banner: undefined, proof: [], note: undefined },
  play: (context) => context.step('the menu opens without banner or figures', async () => void (await open(context))),
};

export const LongLabels: Story = {
  tags: ['!autodocs'],
  args: {
    navigation: {
      ...navigation,
      solutions: {
        ...navigation.solutions,
        links: navigation.solutions.links.map((entry) => ({
          ...entry,
          label: `${entry.label} for internationally distributed groups`,
        })),
      },
    },
  },
  play: (context) =>
    context.step('the list with long labels expands', async () => {
      await open(context);
      await context.userEvent.click(context.canvas.getByRole('button', { name: 'Trades' }));
    }),
};

export const OpensKeepsFocusAndCloses: Story = {
  tags: ['check'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const closed = async () => {
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(toggle(canvas)).toHaveFocus();
      await expect(toggle(canvas)).toHaveAttribute('aria-expanded', 'false');
    };
    await step('the menu is closed at first', async () => {
      await expect(toggle(canvas)).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    });
    // The loader replays a click that came before hydration, without pointer events.
    await step('a click without pointer events opens the menu and moves focus into it', async () => {
      toggle(canvas).focus();
      toggle(canvas).click();
      await expect(await canvas.findByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expect(toggle(canvas)).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveFocus());
    });
    await step('the page behind the dialog cannot take focus and does not scroll', async () => {
      canvas.getByRole('link', { name: 'Behind' }).focus();
      await expect(canvas.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
      await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    });
    await step('Tab moves through the menu', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'House' })).toHaveFocus();
    });
    await step('Escape closes the menu, returns focus and makes the page scrollable again', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    });
    await step('the button “Close menu” closes the menu and returns focus', async () => {
      await open(context);
      await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
      await closed();
    });
    await step('the menu opens again after the browser closed it, as the back gesture of a phone does', async () => {
      const dialog = await open(context);
      (dialog as HTMLDialogElement).close();
      await waitFor(() => expect(toggle(canvas)).toHaveAttribute('aria-expanded', 'false'));
      await userEvent.click(toggle(canvas));
      await expect(await canvas.findByRole('button', { name: 'Close menu' })).toBeVisible();
    });
  },
};

function AtTheAddress(props: MobileMenuProps) {
  return <MobileMenu {...props} path={useLocation().pathname} />;
}

export const ClosesOnNavigation: Story = {
  tags: ['check'],
  render: (args) => <AtTheAddress {...args} />,
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    for (const visit of ['a link to a new page closes the menu', 'a link to the current page closes the menu']) {
      await step(visit, async () => {
        await open(context);
        await userEvent.click(canvas.getByRole('link', { name: 'Library' }));
        await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      });
    }
    await step('the link is marked as current', async () => {
      await open(context);
      await expect(canvas.getByRole('link', { name: 'Library' })).toHaveAttribute('aria-current', 'page');
    });
  },
};

/** The buttons of both lists are focused. The second link is hovered, the third pressed and the fourth focused. */
export const RowStates: Story = {
  ...SecondListUnfolded,
  parameters: {
    pseudo: {
      hover: ['[aria-expanded=true] + ul li:nth-child(2) a', '[aria-expanded=true] + ul li:nth-child(3) a'],
      active: ['[aria-expanded=true] + ul li:nth-child(3) a'],
      focusVisible: ['[aria-expanded=true] + ul li:nth-child(4) a', 'nav button'],
    },
  },
};

export const ForcedColors: Story = {
  tags: ['!autodocs'],
  ...SecondListUnfolded,
  parameters: { forcedColors: 'active' },
  play: async (context) => {
    const { canvas, step } = context;
    await SecondListUnfolded.play?.(context);
    await step('links are legible, and the banner’s dot has a border', () =>
      whereForced(async () => {
        const link = getComputedStyle(canvas.getByRole('link', { name: /^Clockwork Repair/ }));
        const dialog = getComputedStyle(canvas.getByRole('dialog', { name: 'Menu' }));
        await expect(link.color).not.toBe(dialog.backgroundColor);
        const node = canvas.getByText('Two Places at the Bench in Spring').firstElementChild;
        await expect(outlined(node)).toBe(true);
      }),
    );
  },
};

export const OpensAtOnceUnderReducedMotion: Story = {
  tags: ['check'],
  play: async (context) => {
    const dialog = await open(context);
    await context.step('nothing fades in', () =>
      whereStill(async () => {
        await expect(dialog.getAnimations({ subtree: true })).toEqual([]);
        await expect(getComputedStyle(dialog).opacity).toBe('1');
      }),
    );
  },
};
