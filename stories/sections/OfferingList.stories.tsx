import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { upgrade } from '../../src/content/servicePages/upgrade.data';
import { OfferingList } from '../../src/sections/OfferingList';
import { lengthen } from './longWords';
import { noHeading } from './plays';

const { offerings } = upgrade.offerings;
const meta = {
  title: 'sections/Services/OfferingList',
  id: 'sections-offeringlist',
  component: OfferingList,
  args: { index: 1, ...upgrade.offerings },
  parameters: {
    guide: {
      keyboard: 'links',
      reader:
        'A region named by its heading, with a list of articles. Each article labels its figures. The column headings are hidden.',
      limits:
        'One to eight offerings. Timelines share an axis and are not drawn if they are all equal. Without offerings, the section is omitted.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof OfferingList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each link names its offering and leads to the inquiry', async () => {
      const links = canvas.getAllByRole('link');
      await expect(links.map((link) => link.textContent)).toEqual(
        offerings.map(({ title }) => `${upgrade.offerings.action.label} about ${title}`),
      );
      for (const link of links) await expect(link).toHaveAttribute('href', upgrade.offerings.action.href);
    });
    await step('the features are aligned in a column', async () => {
      const head = canvas.getByText('Includes', { ignore: '[hidden]' }).getBoundingClientRect();
      for (const { features } of offerings) {
        const item = canvas.getByText(features[0] ?? '');
        await expect(Math.round(item.getBoundingClientRect().x)).toBe(Math.round(head.x));
      }
    });
  },
};
export const OnBand: Story = { args: { surface: 'band' } };
export const One: Story = { args: { offerings: offerings.slice(0, 1) } };
export const None: Story = { args: { offerings: [] }, play: noHeading };
export const LongWords: Story = { args: { offerings: lengthen(offerings, 'title', 'description', 'features') } };
