import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { investorContact } from '../../src/content/companyPages/investorContact.data';
import { InvestorContactPage } from '../../src/pages/InvestorContactPage';
import { emptyLists, expectCalls, expectParts, longWords, oneOfEach } from './shown';

const meta = {
  title: 'pages/Contact/InvestorContactPage',
  id: 'pages-investorcontactpage',
  component: InvestorContactPage,
  parameters: { layout: 'fullscreen', path: '/contact/investors' },
} satisfies Meta<typeof InvestorContactPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    const { resources, governance, investors, contact, offices } = investorContact;
    await step('shows all sections in order', async () => {
      await expectParts(canvas, [resources, governance, investors, contact, offices]);
    });
    await step('lists every office', async () => {
      const cities = offices.offices.map(({ city }) => city);
      const places = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent ?? '');
      await expect(places.filter((place) => cities.includes(place))).toEqual(cities);
    });
    await step('each document is a link or an unavailable button', async () => {
      for (const { action, context, href } of resources.entries) {
        const name = [action, context].filter(Boolean).join(' ');
        await expect(canvas.getByRole(href ? 'link' : 'button', { name })).toBeVisible();
      }
      await expectCalls(canvas, [contact.action]);
    });
  },
};
export const EmptyLists: Story = { args: { content: emptyLists(investorContact) } };
export const OneOfEach: Story = { args: { content: oneOfEach(investorContact) } };
export const LongWords: Story = { args: { content: longWords(investorContact) } };
