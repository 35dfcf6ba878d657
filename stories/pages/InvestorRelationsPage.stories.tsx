import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { investorRelations } from '../../src/content/companyPages/investorRelations.data';
import { InvestorRelationsPage } from '../../src/pages/InvestorRelationsPage';
import { expectParts, longWords, oneOfEach } from './shown';

const meta = {
  title: 'pages/Company/InvestorRelationsPage',
  id: 'pages-investorrelationspage',
  component: InvestorRelationsPage,
  parameters: { layout: 'fullscreen', path: '/investor-relations' },
} satisfies Meta<typeof InvestorRelationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    const { market, closing } = investorRelations;
    await step('shows all sections in order', async () => {
      await expectParts(canvas, [market, closing]);
    });
  },
};
export const NoDrivers: Story = { args: { content: { ...investorRelations, drivers: [] } } };
export const OneOfEach: Story = { args: { content: oneOfEach(investorRelations) } };
export const LongWords: Story = { args: { content: longWords(investorRelations) } };
