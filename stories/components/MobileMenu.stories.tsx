import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { MobileMenu, type MobileMenuProps } from '../../src/components/MobileMenu';
import { brand } from '../../src/content/brand';
import { logo } from '../../src/content/logo';
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
        [
          'Enter or Space',
          'On “Menu”: opens the dialog; the focus goes to its close button. On an area such as “Trades”: folds its list out or in.',
        ],
        ['Tab', 'Stays inside the dialog.'],
        ['Enter', 'Follows a link, which closes the dialog.'],
        ['Escape', 'Closes the dialog; the focus returns to “Menu”.'],
      ],
      reader:
        'A button “Menu” that says whether its dialog is open. In it: a dialog named “Menu”, the banner, then the navigation, where folded lists say so, the action and the figures.',
      limits: 'A banner of one line, two figures, one note. Lists of any length: the dialog scrolls. Labels wrap.',
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

export const Closed: Story = {
  play: async ({ canvas, step }) => {
    await step('the button says that it is closed, and no dialog is there', async () => {
      await expect(toggle(canvas)).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    });
  },
};

export const Open: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await step('the menu opens, with the banner', async () => {
      await open(context);
      await waitFor(() => expect(canvas.getByText('Two Places at the Bench in Spring')).toBeVisible());
    });
    await step('figures and the call stand below the links', async () => {
      const dialog = canvas.getByRole('dialog');
      for (const { value, label } of menu.proof) await expect(dialog).toHaveTextContent(`${value} ${label}`);
      await expect(canvas.getByRole('link', { name: 'Speak With a Master' })).toHaveAttribute('href', '/contact');
    });
  },
};

export const SecondListUnfolded: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('the menu opens', async () => {
      await open(context);
    });
    await step('the second list unfolds, with this page marked as the current one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Trades' }));
      await waitFor(() => expect(canvas.getByRole('link', { name: /^Clockwork Repair/ })).toBeVisible());
      await expect(canvas.getByRole('link', { name: 'Every Trade' })).toHaveAttribute('aria-current', 'page');
    });
    await step('the first list stays folded', async () => {
      await expect(canvas.queryByRole('link', { name: 'The Workshop' })).not.toBeInTheDocument();
    });
  },
};

export const Tablet: Story = { ...SecondListUnfolded, globals: { viewport: { value: 'tablet' } } };
export const Reflow: Story = { ...SecondListUnfolded, globals: { viewport: { value: 'reflow' } } };
export const WithoutBannerAndProof: Story = {
  args: { banner: undefined, proof: [], note: undefined },
  play: async (context) => {
    await context.step('the menu opens without them', async () => {
      await open(context);
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
          label: `${entry.label} for internationally distributed groups`,
        })),
      },
    },
  },
  play: async (context) => {
    await context.step('the menu opens', async () => {
      await open(context);
    });
    await context.step('the list with long labels unfolds', async () => {
      await context.userEvent.click(context.canvas.getByRole('button', { name: 'Trades' }));
    });
  },
};

/** The page's loader repeats a press that came before the application ran: a click with nothing before it. */
export const ClickFromAScriptOpens: Story = {
  tags: ['check'],
  play: async ({ canvas, step }) => {
    await step('a click with nothing before it opens the menu', async () => {
      toggle(canvas).click();
      const dialog = await canvas.findByRole('dialog', { name: 'Menu' });
      await waitFor(() => expect(dialog).toBeVisible());
    });
  },
};

export const FocusStaysInside: Story = {
  tags: ['check'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const behind = canvas.getByRole('link', { name: 'Behind' });
    const dialog = await open(context);
    await step('focus moves in', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveFocus());
    });
    await step('nothing behind can take it, and the page behind does not scroll', async () => {
      behind.focus();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    });
    await step('Tab goes through the menu', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'House' })).toHaveFocus();
    });
  },
};

export const EscapeReturnsFocus: Story = {
  tags: ['check'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('the menu opens, and the button says so', async () => {
      await open(context);
      await expect(toggle(canvas)).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Escape closes it, and the focus is back on the button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(toggle(canvas)).toHaveFocus();
    });
    await step('the button says that it is closed, and the page scrolls again', async () => {
      await expect(toggle(canvas)).toHaveAttribute('aria-expanded', 'false');
      await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    });
  },
};

/** The browser may close its dialog by itself, e.g. by the back gesture of a phone. */
export const ClosedByTheBrowser: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('the browser closes the menu, and the button says so', async () => {
      const dialog = await open(context);
      (dialog as HTMLDialogElement).close();
      await waitFor(() => expect(toggle(canvas)).toHaveAttribute('aria-expanded', 'false'));
    });
    await step('it opens again', async () => {
      await userEvent.click(toggle(canvas));
      await expect(await canvas.findByRole('button', { name: 'Close menu' })).toBeVisible();
    });
  },
};

export const CloseButtonCloses: Story = {
  tags: ['check'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('the menu opens', async () => {
      await open(context);
    });
    await step('its button closes it, and the focus is back on “Menu”', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(toggle(canvas)).toHaveFocus();
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
    for (const visit of ['a new page', 'the page that is shown already']) {
      await step(visit, async () => {
        await open(context);
        await userEvent.click(canvas.getByRole('link', { name: 'Library' }));
        await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      });
    }
    await step('its link is the current one', async () => {
      await open(context);
      await expect(canvas.getByRole('link', { name: 'Library' })).toHaveAttribute('aria-current', 'page');
    });
  },
};
export const RowsPointedAt: Story = { ...SecondListUnfolded, parameters: { pseudo: { hover: true } } };
export const RowsPressed: Story = { ...SecondListUnfolded, parameters: { pseudo: { hover: true, active: true } } };
export const TogglePressed: Story = { parameters: { pseudo: { active: true } } };
export const ToggleFocus: Story = { parameters: { pseudo: { focusVisible: 'button' } } };

export const OpenFocusVisible: Story = {
  ...SecondListUnfolded,
  parameters: { pseudo: { focusVisible: ['[aria-expanded=true] + ul li:first-child a', 'nav button'] } },
};
/** Where the system sets the colours, the dialog is as legible, and its live node still there. */
export const ForcedColors: Story = {
  ...SecondListUnfolded,
  parameters: { forcedColors: 'active', chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await context.step('the menu opens, and a list unfolds', async () => {
      await SecondListUnfolded.play?.(context);
    });
    await context.step('links are legible, and the banner’s node has an edge', async () => {
      await whereForced(async () => {
        const link = getComputedStyle(context.canvas.getByRole('link', { name: /^Clockwork Repair/ }));
        const dialog = getComputedStyle(context.canvas.getByRole('dialog', { name: 'Menu' }));
        await expect(link.color).not.toBe(dialog.backgroundColor);
        const node = context.canvas.getByText('Two Places at the Bench in Spring').firstElementChild;
        await expect(outlined(node)).toBe(true);
      });
    });
  },
};
/** Reduced motion: the dialog is there at once. */
export const OpensAtOnceUnderReducedMotion: Story = {
  tags: ['check'],
  play: async (context) => {
    const dialog = await open(context);
    await context.step('nothing fades in', async () => {
      await whereStill(async () => {
        await expect(dialog.getAnimations({ subtree: true })).toEqual([]);
        await expect(getComputedStyle(dialog).opacity).toBe('1');
      });
    });
  },
};
export const Dark: Story = { ...SecondListUnfolded, globals: { theme: 'dark', viewport: { value: 'mobile1' } } };
