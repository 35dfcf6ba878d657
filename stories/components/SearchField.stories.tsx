import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../src/components/Button';
import { SearchField, type SearchFieldProps } from '../../src/components/SearchField';
import { Stack } from '../../src/components/Stack';
import { outlined, whereForced } from '../media';

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
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Dark: Story = { args: { value: 'clean core' }, globals: { theme: 'dark' } };
export const WithoutPlaceholder: Story = { args: { placeholder: undefined } };
export const LongWords: Story = {
  args: {
    label: 'Search everything that we have measured, moved and learned so far',
    placeholder: 'Unternehmenssoftwarelandschaft, Donaudampfschifffahrt and so on',
  },
  globals: { viewport: { value: 'reflow' } },
};

export const EveryKeystrokeIsTold: Story = {
  tags: ['check'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab reaches the field', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
    });
    await step('each letter is told', async () => {
      await userEvent.keyboard('Joule');
      await expect(args.onValueChange).toHaveBeenCalledTimes(5);
      await expect(args.onValueChange).toHaveBeenLastCalledWith('Joule');
    });
  },
};

export const EmptiesByItsButton: Story = {
  tags: ['check'],
  args: { value: 'clean core' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab goes on to the button', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    });
    await step('Enter empties the field and gives it the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('');
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
    });
  },
};

export const EmptiesByEscape: Story = {
  tags: ['check'],
  args: { value: 'clean core' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Escape empties the field', async () => {
      await userEvent.click(canvas.getByRole('searchbox'));
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
    });
    await step('and that is told', async () => {
      await expect(args.onValueChange).toHaveBeenCalledWith('');
    });
  },
};

function FromOutside(props: SearchFieldProps) {
  const [value, setValue] = useState('clean core');
  return (
    <Stack>
      <SearchField {...props} value={value} onValueChange={setValue} />
      <div>
        <Button variant="outline" size="medium" onClick={() => setValue('')}>
          Take the words away
        </Button>
      </div>
    </Stack>
  );
}

/** A chip, or Back, changes the words from another place. */
export const FollowsWhatIsChangedElsewhere: Story = {
  tags: ['check'],
  render: (args) => <FromOutside {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('it holds the words of the page', async () => {
      await expect(canvas.getByRole('searchbox')).toHaveValue('clean core');
    });
    await step('they are taken away elsewhere, and from the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Take the words away' }));
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
    });
  },
};

export const KeepsSpacesWhileTyping: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('the space at the end is kept', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'clean core ');
      await expect(canvas.getByRole('searchbox')).toHaveValue('clean core ');
    });
  },
};
export const FocusVisible: Story = {
  args: { value: 'clean core' },
  parameters: { pseudo: { focusVisible: ['input'] } },
};
export const ClearPressed: Story = {
  args: { value: 'clean core' },
  parameters: { pseudo: { hover: true, active: 'button' } },
};
export const ClearFocus: Story = { args: { value: 'clean core' }, parameters: { pseudo: { focusVisible: 'button' } } };

export const ForcedColors: Story = {
  ...Filled,
  parameters: { forcedColors: 'active', chromatic: { disableSnapshot: true } },
  play: ({ canvas, step }) =>
    step('the field has an edge', () => whereForced(() => expect(outlined(canvas.getByRole('searchbox'))).toBe(true))),
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
