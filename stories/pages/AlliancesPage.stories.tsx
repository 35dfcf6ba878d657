import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { alliances } from '../../src/content/companyPages/alliances.data';
import { AlliancesPage } from '../../src/pages/AlliancesPage';
import { emptyLists, expectCalls, expectParts, longWords, oneOfEach } from './shown';

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
    const { head, categories, key, benefits, closing } = alliances;
    await step('shows all sections in order', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: head.heading })).toBeVisible();
      await expectParts(canvas, [categories, key, benefits, closing]);
    });
    await step('shows all links', async () => {
      await expectCalls(canvas, [...[head.back ?? []].flat(), ...Object.values(closing.actions)]);
    });
  },
};
export const EmptyLists: Story = { args: { content: emptyLists(alliances) } };
export const OneOfEach: Story = { args: { content: oneOfEach(alliances) } };
export const LongWords: Story = { args: { content: longWords(alliances) } };
