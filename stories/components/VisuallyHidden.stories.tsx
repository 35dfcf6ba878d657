import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '../../src/components/VisuallyHidden';

const meta = {
  title: 'components/Infrastructure/VisuallyHidden',
  id: 'components-visuallyhidden',
  component: VisuallyHidden,
  parameters: {
    guide: {
      reader: 'Its text, as part of the surrounding name or text. With `live`, changes are announced.',
      limits: 'A few words. Prefer visible text.',
    },
  },
  args: { children: 'about Clockwork Repair' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PartOfAName: Story = {
  render: (args) => (
    <button type="button">
      Learn More <VisuallyHidden {...args} />
    </button>
  ),
  play: async ({ canvas, step }) => {
    await step('the text takes up no visible space', async () => {
      await expect(canvas.getByText('about Clockwork Repair').getBoundingClientRect().width).toBeLessThanOrEqual(1);
    });
  },
};
