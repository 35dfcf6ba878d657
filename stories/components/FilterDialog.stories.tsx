import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FilterDialog, type FilterDialogProps } from '../../src/components/FilterDialog';
import { Stack } from '../../src/components/Stack';
import { gallery } from '../gallery';
import { groups, longGroups, useChoices } from './filterPanel';

function Controlled(props: FilterDialogProps) {
  return (
    <Stack gap="16" align="start">
      <a href="#behind">Behind</a>
      <FilterDialog {...useChoices(props)} />
    </Stack>
  );
}

const meta = {
  title: 'components/Forms/FilterDialog (modal, dialog, drawer)',
  id: 'components-filterdialog',
  component: FilterDialog,
  parameters: {
    guide: {
      keyboard: [
        ['Enter or Space', 'On the button: opens the dialog and moves focus to its close button.'],
        [
          'Tab',
          'Moves focus within the dialog: close button, search, values, “Show … resources”, “Clear All Filters”.',
        ],
        ['Space', 'Selects or deselects a value.'],
        [
          'Escape',
          'Clears the search if it has focus and text. Otherwise closes the dialog and returns focus to the button.',
        ],
      ],
      reader:
        'The button states the number of active filters, and screen readers announce that it opens a dialog. The dialog is named by its heading and contains search and groups as in FilterSidebar. Changes of the label “Show … resources” are announced.',
      limits: 'The limits of FilterSidebar apply, but the dialog scrolls instead of its lists.',
    },
  },
  args: {
    label: 'Filter resources',
    search: { label: 'Search', placeholder: 'Name, trade, tool…', value: '', onValueChange: fn() },
    groups,
    onValueChange: fn(),
    active: 0,
    done: 'Show 29 resources',
    onClear: fn(),
  },
  render: (args) => <Controlled {...args} />,
  globals: { viewport: { value: 'mobile1' } },
} satisfies Meta<typeof FilterDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

const toggle = (canvas: Context['canvas']) => canvas.getByRole('button', { name: /^Filters/ });
async function open({ canvas, userEvent }: Context) {
  await userEvent.click(toggle(canvas));
  return canvas.findByRole('dialog', { name: 'Filter resources' });
}

export const Closed: Story = {};
export const ClosedWithActiveFilters: Story = { args: { active: 3 } };
export const ButtonStates: Story = gallery(FilterDialog, { hover: {}, pressed: {}, focus: {} });

export const Open: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await step('the dialog opens without a clear button, because no filter is active', async () => {
      await open(context);
      await expect(canvas.queryByRole('button', { name: 'Clear All Filters' })).not.toBeInTheDocument();
    });
  },
};
export const OpenWithActiveFilters: Story = {
  args: {
    active: 2,
    done: 'Show 1 resource',
    groups: groups.map((group) => ({ ...group, selected: group.options.slice(0, 1).map(({ value }) => value) })),
  },
  play: async (context) => {
    await context.step('the clear button calls onClear once', async () => {
      await open(context);
      await context.userEvent.click(context.canvas.getByRole('button', { name: 'Clear All Filters' }));
      await expect(context.args.onClear).toHaveBeenCalledTimes(1);
    });
    await context.step('focus moves to the button that shows the results', async () => {
      await expect(context.canvas.getByRole('button', { name: 'Show 1 resource' })).toHaveFocus();
    });
  },
};
export const LongWords: Story = {
  args: { groups: longGroups },
  play: async (context) => {
    await context.step('the dialog opens and contains long words', async () => {
      await open(context);
      context.canvas.getByRole('checkbox', { name: /^Shops & Stalls/ }).scrollIntoView({ block: 'center' });
    });
  },
  globals: { viewport: { value: 'reflow' } },
};
export const OpenedAgainAtOnce: Story = {
  tags: ['check'],
  play: async (context) => {
    const { canvas, step } = context;
    const dialog = await open(context);
    await step('the dialog is closed and reopened before the close event fires', async () => {
      const told = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
      canvas.getByRole('button', { name: 'Show 29 resources' }).click();
      // Lets React render, but ends before the browser fires the close event.
      await Promise.resolve();
      toggle(canvas).click();
      await told;
    });
    await step('the dialog stays open', async () => {
      await waitFor(() => expect(dialog).toBeVisible());
      await expect(dialog).toHaveAttribute('open');
    });
  },
};

export const FocusStaysInside: Story = {
  tags: ['check'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const behind = canvas.getByRole('link', { name: 'Behind' });
    const dialog = await open(context);
    await step('focus moves to the close button', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Close filters' })).toHaveFocus());
    });
    await step('elements behind the dialog cannot take focus, and the page does not scroll', async () => {
      behind.focus();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    });
    await step('Tab moves through search and values', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(context.args.onValueChange).toHaveBeenLastCalledWith('industry', 'manufacturing', true);
    });
  },
};

export const EveryWayOutReturnsTheFocus: Story = {
  tags: ['check'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const closed = async () => {
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(toggle(canvas)).toHaveFocus();
      await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    };
    await step('Escape closes the dialog', async () => {
      await open(context);
      await userEvent.keyboard('{Escape}');
      await closed();
    });
    await step('the first Escape clears the search, the second closes the dialog', async () => {
      await open(context);
      await userEvent.type(canvas.getByRole('searchbox'), 'core');
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      await userEvent.keyboard('{Escape}');
      await closed();
    });
    await step('the button that shows the results closes the dialog', async () => {
      await open(context);
      await userEvent.click(canvas.getByRole('button', { name: 'Show 29 resources' }));
      await closed();
    });
    await step('the browser closes the dialog, as the back gesture of a phone does', async () => {
      const dialog = await open(context);
      (dialog as HTMLDialogElement).close();
      await waitFor(() => expect(toggle(canvas)).toHaveAttribute('aria-expanded', 'false'));
    });
    await step('the dialog opens again', async () => {
      await open(context);
      await expect(await canvas.findByRole('button', { name: 'Close filters' })).toBeVisible();
    });
  },
};
