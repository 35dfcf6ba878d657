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
      reader: 'Its words, as part of the name or text around it; with `live` also whenever they change.',
      limits: 'A few words. Say it visibly where you can.',
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
    await step('the words are part of the name', async () => {
      await expect(canvas.getByRole('button', { name: 'Learn More about Clockwork Repair' })).toBeVisible();
    });
    await step('and take no room', async () => {
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
    step('changes are said politely', async () => {
      await expect(canvas.getByText('Twelve resources')).toHaveAttribute('aria-live', 'polite');
    }),
};
