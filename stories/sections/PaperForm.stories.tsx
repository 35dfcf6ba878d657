import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { PaperForm } from '../../src/sections/PaperForm';

const meta = {
  title: 'sections/Resources/PaperForm',
  id: 'sections-paperform',
  tags: ['new'],
  component: PaperForm,
  args: {
    print: 'Print the crossing',
    note: 'Filled in as an example. It prints blank.',
    groups: [
      {
        title: 'The ferry',
        lines: [
          { label: 'Name', help: 'As painted on the bow', beside: 'Date', example: ['Gray Heron', 'May 4'] },
          { label: 'Captain', help: 'One person' },
        ],
      },
      { title: 'Signature', lines: [{ label: 'Harbor', help: 'After the first crossing', beside: 'Until' }] },
    ],
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      keyboard: [['Enter', 'On the button: opens the print dialog.']],
      reader:
        'A list under each heading, with a label, help and example for each line. The blank lines are decorative.',
      limits: 'Up to fifteen lines in six groups, which fit on one printed page.',
    },
  },
} satisfies Meta<typeof PaperForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('each group has a heading and its lines', async () => {
      for (const { title } of args.groups)
        await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(args.groups.flatMap(({ lines }) => lines).length);
    });
    await step('the button opens the print dialog', async () => {
      const print = spyOn(window, 'print').mockImplementation(() => undefined);
      await userEvent.tab();
      const button = canvas.getByRole('button', { name: args.print });
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(print).toHaveBeenCalledTimes(1);
      button.blur();
      print.mockRestore();
    });
  },
};
export const OneLine: Story = {
  args: { groups: [{ title: 'The ferry', lines: [{ label: 'Name', help: 'As painted on the bow' }] }] },
};
export const LongWords: Story = {
  args: {
    groups: [
      {
        title: 'Unternehmenssoftwarelandschaft',
        lines: [
          { label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', help: 'Which', beside: 'Enforced in' },
        ],
      },
    ],
  },
};
