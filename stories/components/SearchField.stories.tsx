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
        ['FilterSidebar', 'The values are known and may be chosen.'],
        ['TextField', 'It is part of a form.'],
      ],
      anatomy: ['Label', 'Field', 'Button that clears it, in place of the sign'],
      pairs: [
        ['Narrow the list while somebody types.', 'Wait for Enter without saying so.'],
        ['Say how many are left in a ResultCount.', 'Let the list change in silence.'],
      ],
      content: [['The label names what is searched', '“Search resources”']],
      unsupported: [
        [
          'Disabled',
          'What is typed counts at once, also before the list has come: there is never a time when it could not be used. Where there is nothing to search, it is left out.',
        ],
      ],
      keyboard: [
        ['Tab', 'Reaches the field, then its clear button while there are words.'],
        ['Escape', 'Empties the field. In a dialog the next Escape closes it.'],
        ['Enter or Space', 'On the clear button: empties the field, which takes the focus.'],
      ],
      reader:
        'A search field with its label; the clear button is named “Clear search” and is there only while the field holds words.',
      limits: 'A label of one or two words, a placeholder that is an example and never the only hint.',
    },
  },
  args: { label: 'Search', placeholder: 'Name, trade, tool…', onValueChange: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: ({ canvas, step }) =>
    step('it is empty, and there is nothing to clear', async () => {
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
    await step('each letter is told', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard('Joule');
      await expect(args.onValueChange).toHaveBeenCalledTimes(5);
      await expect(args.onValueChange).toHaveBeenLastCalledWith('Joule');
    });
    await step('Tab goes on to the button, where Enter empties the field and gives it the focus', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await emptied();
    });
    await step('Escape empties the field', async () => {
      await userEvent.keyboard('clean core{Escape}');
      await emptied();
    });
  },
};

/** With a value the field holds the words of the page: a chip, or Back, changes them from another place. */
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
    await step('a space at the end stays, which the page leaves out', async () => {
      await expect(field).toHaveValue('clean core');
      await userEvent.type(field, ' ');
      await expect(field).toHaveValue('clean core ');
    });
    await step('words that are taken away elsewhere leave the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Take the words away' }));
      await expect(field).toHaveValue('');
    });
  },
};

export const ForcedColors: Story = {
  ...Filled,
  parameters: { forcedColors: 'active' },
  play: ({ canvas, step }) =>
    step('the field has an edge', () => whereForced(() => expect(outlined(canvas.getByRole('searchbox'))).toBe(true))),
};
