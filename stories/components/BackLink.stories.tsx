import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import { BackLink } from '../../src/components/BackLink';
import { Section } from '../../src/components/Section';
import { Text } from '../../src/components/Text';

const meta = {
  title: 'components/Navigation/BackLink',
  id: 'components-backlink',
  component: BackLink,
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Reaches it.'],
        ['Enter', 'Follows the link.'],
      ],
      reader: 'A link with the words as they stand; the arrow is decoration.',
      limits: 'Name the page that it leads to: “Back to the House”. Longer words wrap.',
    },
  },
  args: { href: '/about', children: 'Back to the House' },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: 'a' } } };
export const OnInk: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Section surface="ink">{Story()}</Section>],
};

export const EnterGoesBack: Story = {
  tags: ['check'],
  render: (args) => (
    <Routes>
      <Route path="/" element={<BackLink {...args} />} />
      <Route path="/about" element={<Text>About Us</Text>} />
    </Routes>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab and Enter lead to the page above', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('About Us')).toBeVisible();
    });
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongWordsNarrow: Story = {
  args: { children: 'Back to everything that we have measured, moved and learned' },
  globals: { viewport: { value: 'mobile1' } },
};
