import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { partnerships } from '../../src/content/companyPages/partnerships.data';
import { PartnershipsPage } from '../../src/pages/PartnershipsPage';
import { emptyLists, expectParts, longWords, oneOfEach } from './shown';

const meta = {
  title: 'pages/Company/PartnershipsPage',
  id: 'pages-partnershipspage',
  component: PartnershipsPage,
  parameters: { layout: 'fullscreen', path: '/partnerships' },
} satisfies Meta<typeof PartnershipsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    const { types, ideal, process, closing } = partnerships;
    await step('shows all sections in order', async () => {
      await expectParts(canvas, [types, ideal, process, closing]);
    });
    await step('each type of partnership has a heading', async () => {
      for (const { title } of types.types)
        await expect(canvas.getByRole('heading', { level: 3, name: title })).toBeVisible();
    });
  },
};
export const EmptyLists: Story = { args: { content: emptyLists(partnerships) } };
export const OneOfEach: Story = { args: { content: oneOfEach(partnerships) } };
export const LongWords: Story = { args: { content: longWords(partnerships) } };
