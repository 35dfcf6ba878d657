import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from '../../src/components/SkipLink';
import { Stack } from '../../src/components/Stack';
import { Text } from '../../src/components/Text';

const meta = {
  title: 'components/Navigation/SkipLink (skip to content)',
  id: 'components-skiplink',
  component: SkipLink,
  parameters: {
    docs: { story: { inline: false } },
    guide: {
      keyboard: [
        ['Tab', 'The first press on a page shows the link.'],
        ['Enter', 'Moves focus to the content.'],
      ],
      reader: 'A link, the first element of every page.',
      limits: 'Three words.',
    },
  },
  args: { href: 'content', children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Stack gap="48" align="start">
        <a href="/about">About</a>
        <div id="content">
          <Text>The content</Text>
        </div>
      </Stack>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OutOfTheWay: Story = {
  play: async ({ canvas, step }) => {
    await step('the link is outside the window until it has focus', async () => {
      const link = canvas.getByRole('link', { name: 'Skip to content' });
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    });
  },
};
export const Focused: Story = {
  parameters: { pseudo: { focus: 'a[href="#content"]', focusVisible: 'a[href="#content"]' } },
};
