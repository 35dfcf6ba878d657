import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../src/components/Button';
import { DecoyField } from '../../src/components/DecoyField';
import { Inline } from '../../src/components/Inline';

const meta = {
  component: DecoyField,
  parameters: {
    guide: {
      keyboard: [['Tab', 'Passes it by.']],
      reader: 'Nothing: it is hidden from assistive technology.',
      limits: 'A label that tells somebody who sees the page without styles to leave it empty.',
    },
  },
  args: { label: 'Leave this empty' },
  decorators: [
    (Story) => (
      <form method="dialog" aria-label="Sample">
        <Inline gap="16">
          <Button>Before</Button>
          <Story />
          <Button>After</Button>
        </Inline>
      </form>
    ),
  ],
} satisfies Meta<typeof DecoyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NobodyMeetsIt: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const decoy = canvasElement.querySelector<HTMLInputElement>('[name=reference_code]');
    await step('Tab passes it', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    });
    await step('assistive technology does not know it', async () => {
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
    await step('it takes no room, and is laid out all the same', async () => {
      await expect(decoy?.closest('[aria-hidden]')?.getBoundingClientRect().width).toBe(1);
      await expect(getComputedStyle(decoy as Element).display).not.toBe('none');
    });
  },
};

/** What a form then does with it is told at MessageForm. */
export const FilledByAScript: Story = {
  play: async ({ canvas, canvasElement }) => {
    const decoy = canvasElement.querySelector<HTMLInputElement>('[name=reference_code]');
    if (decoy) decoy.value = 'filled';
    const data = new FormData(canvas.getByRole<HTMLFormElement>('form', { name: 'Sample' }));
    await expect([...data]).toEqual([['reference_code', 'filled']]);
  },
};
