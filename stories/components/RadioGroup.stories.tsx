import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { RadioGroup } from '../../src/components/RadioGroup';
import { urgencies } from '../../src/forms/values';
import { inColumn } from '../decorators';
import { gallery } from '../gallery';
import { looks, whereForced } from '../media';

/** Words of an element, each with its right edge and the number of lines that it takes. */
function wordsIn(element: Element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words: { text: string; lines: number; right: number }[] = [];
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { 0: text, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => top));
      words.push({ text, lines: tops.size, right: range.getBoundingClientRect().right });
    }
  return words;
}

const meta = {
  title: 'components/Forms/RadioGroup (radio buttons)',
  id: 'components-radiogroup',
  component: RadioGroup,
  parameters: {
    guide: {
      instead: [
        ['Select', 'There are more than five choices, or their labels are long.'],
        ['CheckboxGroup', 'Visitors can select several choices.'],
      ],
      anatomy: ['Legend', 'Help', 'Choices', 'Error'],
      pairs: [
        ['Offer a choice for all other cases.', 'Force visitors to give a wrong answer.'],
        ['Put the most common choice first.', 'Sort alphabetically without a reason.'],
      ],
      content: [['The choices answer the legend', '“How urgent is it?”']],
      unsupported: [
        ['Disabled', 'A disabled choice gives no reason. Omit it, or explain in the help text when it is available.'],
      ],
      keyboard: [
        ['Tab', 'Moves to the selected choice or else the first, then to “Clear”.'],
        ['Arrow keys', 'Select the previous or next choice.'],
        ['Space', 'Selects the focused choice.'],
        ['Enter or Space', 'On “Clear”: clears the selection and focuses the first choice.'],
      ],
      reader:
        'A group named by its legend and described by its help and error. The button “Clear” has the legend in its name and is available only in optional groups while a choice is selected.',
      limits:
        'Two to five choices of one to three words. Short choices form one row, or two columns on phones; long choices are stacked.',
    },
  },
  args: { label: 'Urgency', name: 'urgency', options: urgencies },
  decorators: [inColumn(590)],
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: ({ canvas, step }) =>
    step('the group has a name and no clear button', async () => {
      await expect(canvas.getByRole('group', { name: 'Urgency' })).toBeVisible();
      await expect(canvas.queryByRole('button')).toBeNull();
    }),
};
const required = { required: true, help: 'How soon somebody has to look at it.', error: 'Choose how urgent it is' };
export const AllVariants: Story = gallery(RadioGroup, {
  'nothing chosen': {},
  chosen: { name: 'chosen', defaultValue: 'high' },
  'with help and error': { name: 'error', ...required },
  hover: { name: 'hover' },
  focus: { name: 'focus' },
  'long words': {
    name: 'long',
    options: [
      { value: 'a', label: 'Whenever somebody finds the time' },
      { value: 'b', label: 'Before the end of the financial year' },
      { value: 'c', label: 'Bundesverfassungsgerichtsentscheidung' },
    ],
    defaultValue: 'b',
  },
});

export const WithHelpAndError: Story = {
  tags: ['check'],
  args: required,
  play: ({ canvas, step }) =>
    step('help and error describe the group', async () => {
      await expect(canvas.getByRole('group', { name: 'Urgency' })).toHaveAccessibleDescription(
        'How soon somebody has to look at it. Choose how urgent it is',
      );
    }),
};
/** At widths from 260 to 800 px, every word stays on one line, even in bold, which marks the selected choice. */
export const WordsStayWhole: Story = {
  tags: ['check'],
  decorators: [(Story) => <div data-testid="place">{Story()}</div>],
  play: ({ canvas, step }) =>
    step('at widths from 260 to 800 px, every word stays on one line and inside the group', async () => {
      const place = canvas.getByTestId('place');
      const broken: string[] = [];
      for (const radio of canvas.getAllByRole<HTMLInputElement>('radio')) {
        radio.checked = true;
        for (let width = 260; width <= 800; width += 4) {
          place.style.width = `${width}px`;
          const group = place.getBoundingClientRect();
          for (const { text, lines, right } of wordsIn(canvas.getByRole('group')))
            if (lines > 1 || right > group.right) broken.push(`${text} at ${width} px`);
        }
      }
      place.style.width = '';
      await expect(broken).toEqual([]);
    }),
};
export const KeyboardChoosesAndClears: Story = {
  tags: ['check'],
  args: { defaultValue: 'low' },
  render: (args) => (
    <form onInput={changed}>
      <RadioGroup {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, step }) => {
    changed.mockClear();
    await step('Tab moves to the selected choice, and arrow keys select another', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Low' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Medium' })).toBeChecked();
    });
    await step('Clear removes the selection, fires `input` and focuses the first choice', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Clear Urgency' })).toHaveFocus();
      changed.mockClear();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('radio', { name: 'Medium' })).not.toBeChecked();
      await expect(canvas.getByRole('radio', { name: 'Low' })).toHaveFocus();
      await expect(changed).toHaveBeenCalledOnce();
      await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    });
  },
};
const changed = fn();
export const ForcedColors: Story = {
  args: { defaultValue: 'high' },
  parameters: { forcedColors: 'active' },
  play: async ({ canvas, step }) =>
    step('the selected choice looks different from the others', () =>
      whereForced(async () => {
        await expect(looks(canvas.getByRole('radio', { name: 'High' }))).not.toBe(
          looks(canvas.getByRole('radio', { name: 'Low' })),
        );
      }),
    ),
};

export const HoldsWhatItIsGiven: Story = {
  tags: ['check'],
  args: { value: 'low', onValueChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a controlled group reports another choice but still shows its `value`', async () => {
      await userEvent.click(canvas.getByText('High'));
      await expect(args.onValueChange).toHaveBeenCalledWith('high');
      await expect(canvas.getByRole('radio', { name: 'Low' })).toBeChecked();
    });
    await step('Clear reports an empty value', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Urgency' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    });
  },
};
