import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchField, type SearchFieldProps } from '../../src/components/SearchField';
import { showLooks } from '../looks';
import { outlined, whereForced } from '../media';
import { inVariant } from '../variants';

function Controlled(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SearchField
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange?.(next);
      }}
    />
  );
}

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
      anatomy: {
        story: 'Filled',
        parts: [
          ['Label', 'label'],
          ['Field', 'input'],
          ['Button that clears it, in place of the sign', 'button'],
        ],
      },
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
  args: { label: 'Search', placeholder: 'Name, trade, tool…', value: '', onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, step }) => {
    await step('it is empty, and there is nothing to clear', async () => {
      await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    });
  },
};
export const Filled: Story = { args: { value: 'clean core' } };
export const AllVariants: Story = {
  args: { value: 'clean core' },
  parameters: {
    pseudo: {
      hover: [inVariant('hover', 'input'), inVariant('clear pressed', 'button')],
      active: [inVariant('clear pressed', 'button')],
      focusVisible: [inVariant('focus', 'input'), inVariant('clear focus', 'button')],
    },
  },
  render: showLooks(SearchField, {
    'without placeholder': { value: '', placeholder: undefined },
    hover: {},
    focus: {},
    'clear pressed': {},
    'clear focus': {},
  }),
};
export const LongWords: Story = {
  args: {
    label: 'Search everything that we have measured, moved and learned so far',
    placeholder: 'Unternehmenssoftwarelandschaft, Donaudampfschifffahrt and so on',
  },
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
    await step('each letter is told, and the space at the end is kept', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard('Joule ');
      await expect(args.onValueChange).toHaveBeenCalledTimes(6);
      await expect(args.onValueChange).toHaveBeenLastCalledWith('Joule ');
      await expect(field).toHaveValue('Joule ');
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

/** A chip, or Back, changes the words from another place. */
export const FollowsWhatIsChangedElsewhere: Story = {
  tags: ['check'],
  render: function Render(args) {
    const [value, setValue] = useState('clean core');
    return (
      <>
        <SearchField {...args} value={value} onValueChange={setValue} />
        <button type="button" onClick={() => setValue('')}>
          Take the words away
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('words that are taken away elsewhere leave the field', async () => {
      await expect(canvas.getByRole('searchbox')).toHaveValue('clean core');
      await userEvent.click(canvas.getByRole('button', { name: 'Take the words away' }));
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
    });
  },
};

export const KeepsItsOwnWords: Story = {
  tags: ['check'],
  render: ({ value: _, ...args }) => <SearchField {...args} defaultValue="clean core" />,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('without a value it begins with the default and keeps what is typed', async () => {
      const field = canvas.getByRole('searchbox');
      await expect(field).toHaveValue('clean core');
      await userEvent.type(field, '!');
      await expect(field).toHaveValue('clean core!');
      await expect(args.onValueChange).toHaveBeenCalledWith('clean core!');
    });
  },
};

export const ForcedColors: Story = {
  ...Filled,
  parameters: { forcedColors: 'active', chromatic: { disableSnapshot: true } },
  play: ({ canvas, step }) =>
    step('the field has an edge', () => whereForced(() => expect(outlined(canvas.getByRole('searchbox'))).toBe(true))),
};
