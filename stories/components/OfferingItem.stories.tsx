import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfferingItem } from '../../src/components/OfferingItem';
import { offerings } from '../../src/content/offerings.data';
import { sapSolutions } from '../../src/content/servicePages/sapSolutions.data';
import { gallery } from '../gallery';

const [migration] = offerings['sap-solutions'];
const [managed] = offerings['upgrade-sap'];
if (!migration || !managed) throw new Error('There are no offerings to show');
const { id: _id, title, description, roi, ...record } = migration;
const { features, timeline, investment } = managed;
const meta = {
  title: 'components/Cards/OfferingItem',
  id: 'components-offeringitem',
  component: OfferingItem,
  parameters: {
    guide: {
      keyboard: 'links',
      reader:
        'An article named by its title. Features are a list; the timeline and the starting price are terms with definitions. The link’s name includes the offering.',
      limits: 'Two to six features and a description of two sentences. Timeline and price have up to three words.',
    },
  },
  args: { index: 1, heading: title, text: description, ...record, result: roi, action: sapSolutions.offerings.action },
} satisfies Meta<typeof OfferingItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const ongoing = { features, timeline, investment, weeks: undefined, result: undefined };
export const AllVariants: Story = gallery(OfferingItem, {
  default: {},
  ongoing: { ...ongoing, heading: managed.title, text: managed.description },
  'without features': { features: [] },
  'long words': {
    heading: 'Geschäftsprozessverantwortungsübergabe with every system that takes part in it',
    text: `${description} ${description} ${description}`,
    features: [...record.features, ...record.features, 'Unternehmenssoftwarelandschaftsinventar'],
    result: `${roi}, and then the same again for every country in which the company runs a plant`,
  },
});

export const FiguresAreNamed: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches the link, which names the offering', async () => {
      await userEvent.tab();
      const { label, href } = sapSolutions.offerings.action;
      await expect(canvas.getByRole('link', { name: `${label} about ${title}` })).toHaveFocus();
      await expect(canvas.getByRole('link', { name: `${label} about ${title}` })).toHaveAttribute('href', href);
    });
    await step('the article is named by the offering', async () => {
      await expect(canvas.getByRole('article', { name: migration.title })).toBeVisible();
    });
    await step('the timeline and the price have labels', async () => {
      const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
      await expect(terms).toEqual(['Timeline', 'Starting at']);
      const said = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
      await expect(said).toContain(migration.timeline);
      await expect(said).toContain(migration.investment);
    });
  },
};
