import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { RadioGroup } from '../../src/components/RadioGroup';
import { urgencies } from '../../src/forms/values';
import { inColumn } from '../decorators';
import { gallery } from '../gallery';
import { looks, whereForced } from '../media';

/** Each word of an element, on how many lines it stands, and how far it reaches. */
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
        ['Select', 'There are more than five choices, or long ones.'],
        ['CheckboxGroup', 'Several may be chosen.'],
      ],
      anatomy: ['Legend', 'Help', 'Choices', 'Error'],
      pairs: [
        ['Give a choice for everything else.', 'Leave somebody without an answer that is true.'],
        ['Put the most common first.', 'Sort by alphabet where that helps nobody.'],
      ],
      content: [['The legend asks, the choices answer', '“How urgent is it?”']],
      unsupported: [
        ['Disabled', 'A choice that cannot be made does not say why. Leave it out, or say in help when it is there.'],
      ],
      keyboard: [
        ['Tab', 'Reaches the chosen choice, or the first; then “Clear”.'],
        ['Arrow keys', 'Choose the one before or after it.'],
        ['Space', 'Chooses the one with the focus.'],
        ['Enter or Space', 'On “Clear”: takes the choice back, and the focus goes to the first one.'],
      ],
      reader:
        'A group named by its legend and described by help and error; each choice says which of how many it is. “Clear” says what it clears, and is there only while something is chosen.',
      limits:
        'Two to five choices of one to three words. Short ones stand in a row, two by two on phones; longer ones one below the other. For more use Select.',
    },
  },
  args: { label: 'Urgency', name: 'urgency', options: urgencies },
  decorators: [inColumn(590)],
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: ({ canvas, step }) =>
    step('the group is named, and there is nothing to take back', async () => {
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
    step('help and error are read out with the group', async () => {
      await expect(canvas.getByRole('group', { name: 'Urgency' })).toHaveAccessibleDescription(
        'How soon somebody has to look at it. Choose how urgent it is',
      );
    }),
};
/** In whatever width, whichever is chosen and so stands bold: the lines of each word are one. */
export const WordsStayWhole: Story = {
  tags: ['check'],
  decorators: [(Story) => <div data-testid="place">{Story()}</div>],
  play: ({ canvas, step }) =>
    step('no word breaks, however wide the place is', async () => {
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
    await step('Tab enters on the chosen one, arrows choose', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Low' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Medium' })).toBeChecked();
    });
    await step('Clear takes the choice back, tells the form and gives focus to the first', async () => {
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
/** In forced colors the chosen choice is told from the others. */
export const ForcedColors: Story = {
  args: { defaultValue: 'high' },
  parameters: { forcedColors: 'active' },
  play: async ({ canvas, step }) =>
    step('the chosen one looks unlike the others', () =>
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
    await step('with a value, another choice is told and shown only once the page has it', async () => {
      await userEvent.click(canvas.getByText('High'));
      await expect(args.onValueChange).toHaveBeenCalledWith('high');
      await expect(canvas.getByRole('radio', { name: 'Low' })).toBeChecked();
    });
    await step('Clear tells that there is no choice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Urgency' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    });
  },
};
