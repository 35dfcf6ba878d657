import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfferingItem } from '../../src/components/OfferingItem';
import { sapOfferings, sapSolutions } from '../../src/content/servicePages/sapSolutions';
import { upgradeOfferings } from '../../src/content/servicePages/upgrade';

const [migration] = sapOfferings;
const [managed] = upgradeOfferings;
if (!migration || !managed) throw new Error('There are no offerings to show');
const { id: _id, title, description, roi, ...record } = migration;
const meta = {
  title: 'components/Cards/OfferingItem',
  id: 'components-offeringitem',
  component: OfferingItem,
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Reaches the link.'],
        ['Enter', 'Follows the link.'],
      ],
      reader:
        'An article named by its title: description, features as a list, timeline and starting investment as terms and definitions. The scale is decoration. The link says which offering it is about.',
      limits:
        'Two to six features, a description of two sentences. Timeline and investment in up to three words; notes of one line.',
    },
  },
  args: { index: 1, heading: title, text: description, ...record, result: roi, action: sapSolutions.offerings.action },
} satisfies Meta<typeof OfferingItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Laptop: Story = { globals: { viewport: { value: 'laptop' } } };
export const Ongoing: Story = {
  args: {
    heading: managed.title,
    text: managed.description,
    features: managed.features,
    timeline: managed.timeline,
    weeks: undefined,
    timelineNote: managed.timelineNote,
    investment: managed.investment,
    investmentNote: managed.investmentNote,
    result: undefined,
  },
};
export const OneFeature: Story = { args: { features: migration.features.slice(0, 1) } };
export const WithoutFeatures: Story = { args: { features: [] } };
export const LongWords: Story = {
  args: {
    heading: 'Geschäftsprozessverantwortungsübergabe with every system that takes part in it',
    text: `${description} ${description} ${description}`,
    features: [
      ...record.features,
      'Unternehmenssoftwarelandschaftsinventar',
      ...record.features.map((f) => `${f} twice`),
    ],
    investmentNote: 'per month, for each region and each system in it',
    result: `${roi}, and then the same again for every country in which the company runs a plant`,
  },
};
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };
export const LinkSaysWhatItIsAbout: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches the link, which names the offering', async () => {
      await userEvent.tab();
      const link = canvas.getByRole('link', {
        name: `${sapSolutions.offerings.action.label} about ${title}`,
      });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('href', sapSolutions.offerings.action.href);
    });
  },
};
export const FiguresAreNamed: Story = {
  tags: ['check'],
  play: async ({ canvas, step }) => {
    await step('the part is named by the offering', async () => {
      await expect(canvas.getByRole('article', { name: migration.title })).toBeVisible();
    });
    await step('time and price have their labels', async () => {
      await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
        'Timeline',
        'Starting at',
      ]);
      const said = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
      await expect(said).toContain(migration.timeline);
      await expect(said).toContain(migration.investment);
    });
  },
};
