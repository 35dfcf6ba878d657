import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { investorRelations } from '../../src/content/companyPages/investorRelations.data';
import { InvestorRelationsPage } from '../../src/pages/InvestorRelationsPage';
import { expectCalls, expectFigures, expectParts, longWords, oneOfEach } from './shown';

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
    const { head, figures, market, closing } = investorRelations;
    await step('shows all sections in order', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: head.heading })).toBeVisible();
      await expectParts(canvas, [market, closing]);
    });
    await step('shows all links and figures', async () => {
      await expectCalls(canvas, [...[head.back ?? []].flat(), ...Object.values(closing.actions)]);
      await expectFigures(
        canvas,
        figures.map(({ value }) => value),
      );
    });
  },
};
export const NoDrivers: Story = { args: { content: { ...investorRelations, drivers: [] } } };
export const OneOfEach: Story = { args: { content: oneOfEach(investorRelations) } };
export const LongWords: Story = { args: { content: longWords(investorRelations) } };
