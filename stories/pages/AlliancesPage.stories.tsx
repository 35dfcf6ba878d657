import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { alliances } from '../../src/content/companyPages/alliances.data';
import { AlliancesPage } from '../../src/pages/AlliancesPage';
import { emptyLists, expectParts, longWords, oneOfEach } from './shown';

const meta = {
  title: 'pages/Company/AlliancesPage',
  id: 'pages-alliancespage',
  component: AlliancesPage,
  parameters: { layout: 'fullscreen', path: '/alliances' },
} satisfies Meta<typeof AlliancesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    const { categories, key, benefits, closing } = alliances;
    await step('shows all sections in order', async () => {
      await expectParts(canvas, [categories, key, benefits, closing]);
    });
  },
};
export const EmptyLists: Story = { args: { content: emptyLists(alliances) } };
export const OneOfEach: Story = { args: { content: oneOfEach(alliances) } };
export const LongWords: Story = { args: { content: longWords(alliances) } };
