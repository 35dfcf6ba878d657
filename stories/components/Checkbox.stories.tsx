import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '../../src/components/Checkbox';
import { choice } from '../choice';
import { Variants } from '../gallery';
import { looks, whereForced } from '../media';

const meta = {
  title: 'components/Forms/Checkbox (toggle)',
  id: 'components-checkbox',
  component: Checkbox,
  argTypes: {
    size: choice(['medium', 'small'], 'medium'),
  },
  parameters: {
    guide: {
      instead: [
        ['CheckboxGroup', 'Several options belong together.'],
        ['RadioGroup', 'Visitors select exactly one of several options.'],
      ],
      anatomy: ['Box', 'Label'],
      pairs: [
        ['Leave it unchecked initially.', 'Check consent on behalf of the visitor.'],
        ['Write a positive statement.', 'Write a negative one: “Do not send me mail”.'],
      ],
      content: [['Write a statement without a period.', '“Also send me the quarterly report”']],
      unsupported: [
        [
          'Disabled',
          'A disabled checkbox gives no reason. A filter without results stays available and shows the count 0. Leave out options that do not apply.',
        ],
      ],
      keyboard: [
        ['Tab', 'Moves focus to the checkbox.'],
        ['Space', 'Checks or unchecks it.'],
      ],
      reader:
        'A checkbox with its label, its count (if any) and its state. An invalid checkbox is announced as invalid.',
      limits: 'A label of one to six words. Longer labels wrap between the box and the count.',
    },
  },
  args: { label: 'Supply chain', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const AllVariants: Story = {
  render: (args) => (
    <Variants
      columns={4}
      items={[
        { label: 'on', children: <Checkbox {...args} defaultChecked /> },
        { label: 'small, with a count', children: <Checkbox {...args} count={12} size="small" /> },
        { label: 'invalid', children: <Checkbox {...args} invalid /> },
        { label: 'hover', children: <Checkbox {...args} /> },
        { label: 'on, hover', children: <Checkbox {...args} defaultChecked /> },
        { label: 'focus', children: <Checkbox {...args} /> },
        {
          label: 'long words',
          children: (
            <Checkbox {...args} label="Everything about Donaudampfschifffahrtselektrizitätenhauptbetriebswerke" />
          ),
        },
      ]}
    />
  ),
  parameters: {
    pseudo: { hover: '[data-variant$=hover] *', focusVisible: '[data-variant=focus] button' },
  },
};
export const KeyboardAndLabelToggle: Story = {
  tags: ['check'],
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Supply chain' });
    await step('Space checks the focused box', async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(box).toBeChecked();
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    });
    await step('a click on the label unchecks it', async () => {
      await userEvent.click(canvas.getByText('Supply chain'));
      await expect(box).not.toBeChecked();
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    });
  },
};

export const ItsValueReachesTheForm: Story = {
  tags: ['check'],
  args: { name: 'topic', value: 'supply-chain' },
  render: (args) => (
    <form aria-label="Topics">
      <Checkbox {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Topics' });
    await step('an unchecked box adds nothing to the form data', async () => {
      await expect([...new FormData(form)]).toEqual([]);
    });
    await step('a checked box adds its name and value', async () => {
      await userEvent.click(canvas.getByRole('checkbox'));
      await expect([...new FormData(form)]).toEqual([['topic', 'supply-chain']]);
    });
  },
};

export const ForcedColors: Story = {
  parameters: { forcedColors: 'active' },
  render: (args) => (
    <>
      <Checkbox {...args} label="Manufacturing" defaultChecked />
      <Checkbox {...args} />
    </>
  ),
  play: async ({ canvas, step }) =>
    step('a checked box looks different in forced colors', () =>
      whereForced(async () => {
        await expect(looks(canvas.getByRole('checkbox', { name: 'Manufacturing' }))).not.toBe(
          looks(canvas.getByRole('checkbox', { name: 'Supply chain' })),
        );
      }),
    ),
};
