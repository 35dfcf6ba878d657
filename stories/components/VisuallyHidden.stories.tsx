import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../src/components/Text';
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
    await step('the text is part of the button’s name', async () => {
      await expect(canvas.getByRole('button', { name: 'Learn More about Clockwork Repair' })).toBeVisible();
    });
    await step('the text takes up no visible space', async () => {
      await expect(canvas.getByText('about Clockwork Repair').getBoundingClientRect().width).toBeLessThanOrEqual(1);
    });
  },
};

export const Status: Story = {
  args: { as: 'p', live: 'polite', children: 'Twelve resources' },
  render: (args) => (
    <>
      <Text tone="muted">The number of resources is said here, and not shown.</Text>
      <VisuallyHidden {...args} />
    </>
  ),
  play: ({ canvas, step }) =>
    step('changes are announced politely', async () => {
      await expect(canvas.getByText('Twelve resources')).toHaveAttribute('aria-live', 'polite');
    }),
};
