import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchField } from '../../src/components/SearchField';
import { gallery } from '../gallery';
import { outlined, whereForced } from '../media';

const meta = {
  title: 'components/Forms/SearchField (search box)',
  id: 'components-searchfield',
  component: SearchField,
  parameters: {
    guide: {
      instead: [
        ['FilterSidebar', 'Visitors select from known values.'],
        ['TextField', 'The field is part of a form.'],
      ],
      anatomy: ['Label', 'Field', 'Search icon, or a clear button while the field has text'],
      pairs: [
        ['Filter the list while the visitor types.', 'Wait for Enter without a hint.'],
        ['Announce the number of results in a ResultCount.', 'Change the list without an announcement.'],
      ],
      content: [['The label names the content', '“Search resources”']],
      unsupported: [
        [
          'Disabled',
          'The field always works, because text typed before the list loads is used later. Omit the field if there is nothing to search.',
        ],
      ],
      keyboard: [
        ['Tab', 'Moves to the field, then to the clear button while the field has text.'],
        ['Escape', 'Clears the field. In a dialog, the next Escape closes the dialog.'],
        ['Enter or Space', 'On the clear button: clears and focuses the field.'],
      ],
      reader: 'A search field with its label. The button “Clear search” is available only while the field has text.',
      limits: 'A label of one or two words. The placeholder is an example, not the only hint.',
    },
  },
  args: { label: 'Search', placeholder: 'Name, trade, tool…', onValueChange: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: ({ canvas, step }) =>
    step('the field is empty and has no clear button', async () => {
      await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    }),
};
export const Filled: Story = { args: { defaultValue: 'clean core' } };
export const AllVariants: Story = {
  args: { defaultValue: 'clean core' },
  ...gallery(
    SearchField,
    {
      'without placeholder': { defaultValue: '', placeholder: undefined },
      empty: { defaultValue: '' },
      filled: {},
      'long words': {
        defaultValue: '',
        label: 'Search everything that we have measured, moved and learned so far',
        placeholder: 'Unternehmenssoftwarelandschaft, Donaudampfschifffahrt and so on',
      },
      hover: {},
      focus: {},
      'clear pressed': {},
      'clear focus': {},
    },
    { columns: 3 },
  ),
};
export const KeyboardOnly: Story = {
  tags: ['check'],
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('searchbox');
    const emptied = async () => {
      await expect(args.onValueChange).toHaveBeenLastCalledWith('');
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    };
    await step('each letter calls onValueChange', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard('Joule');
      await expect(args.onValueChange).toHaveBeenCalledTimes(5);
      await expect(args.onValueChange).toHaveBeenLastCalledWith('Joule');
    });
    await step('Tab moves to the clear button, and Enter clears and focuses the field', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await emptied();
    });
    await step('Escape clears the field', async () => {
      await userEvent.keyboard('clean core{Escape}');
      await emptied();
    });
  },
};

/** A controlled field shows a value that a chip or the Back button changed. */
export const FollowsWhatIsChangedElsewhere: Story = {
  tags: ['check'],
  render: function Render(args) {
    const [value, setValue] = useState('clean core');
    return (
      <>
        <SearchField {...args} value={value} onValueChange={(next) => setValue(next.trim())} />
        <button type="button" onClick={() => setValue('')}>
          Take the words away
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('searchbox');
    await step('a trailing space stays in the field, although the value is trimmed', async () => {
      await expect(field).toHaveValue('clean core');
      await userEvent.type(field, ' ');
      await expect(field).toHaveValue('clean core ');
    });
    await step('a value cleared elsewhere clears the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Take the words away' }));
      await expect(field).toHaveValue('');
    });
  },
};

export const ForcedColors: Story = {
  ...Filled,
  parameters: { forcedColors: 'active' },
  play: ({ canvas, step }) =>
    step('the field has a border', () => whereForced(() => expect(outlined(canvas.getByRole('searchbox'))).toBe(true))),
};
