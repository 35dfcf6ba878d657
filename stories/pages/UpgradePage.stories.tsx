import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { upgrade } from '../../src/content/servicePages/upgrade.data';
import { UpgradePage } from '../../src/pages/UpgradePage';
import { emptyLists, expectParts, longWords, oneOfEach } from './shown';

const meta = {
  title: 'pages/Services/UpgradePage',
  id: 'pages-upgradepage',
  component: UpgradePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UpgradePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    const { offerings, plans, emergency, closing } = upgrade;
    await step('shows all sections in order', () => expectParts(canvas, [plans, offerings, emergency, closing]));
  },
};
export const OneOfEach: Story = { args: { content: oneOfEach(upgrade) } };
export const EmptyLists: Story = { args: { content: emptyLists(upgrade) } };
export const LongWords: Story = { args: { content: longWords(upgrade) } };
