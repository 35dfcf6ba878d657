import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell, Cells } from '../../src/components/Cells';
import { PlanCard } from '../../src/components/PlanCard';
import { supportPlans } from '../../src/content/supportPlans.data';
import { gallery } from '../gallery';
import { outlined, whereForced } from '../media';

const [essential, premium, enterprise] = supportPlans.map(({ name, price, sla, features }) => ({
  name,
  price,
  sla,
  features,
}));
if (!essential || !premium || !enterprise) throw new Error('There are fewer than three plans');

const meta = {
  title: 'components/Cards/PlanCard (pricing card)',
  id: 'components-plancard',
  component: PlanCard,
  args: {
    ...essential,
    price: 'from $7K/month',
    action: { label: 'Take This One', href: '/contact/sales-inquiry' },
  },
  parameters: {
    guide: {
      instead: [
        ['ServiceCard', 'The offer has no price.'],
        ['OfferingItem', 'The offer is a row of a list.'],
      ],
      anatomy: ['Name', 'Badge of the popular plan', 'Price', 'Service level, drawn to scale', 'Features', 'Link'],
      pairs: [
        ['Mark one plan of a set as popular.', 'Mark two plans.'],
        ['List the features of all plans in the same order.', 'Change the order from card to card.'],
      ],
      content: [['The price is the agreed wording', '“from $5K/month”, “Custom”']],
      keyboard: 'links',
      reader:
        'An article named by the plan. The price and its period are one text, and the features are a list. The link’s name includes the plan.',
      limits: 'A name of one or two words, and three to eight features of up to two lines.',
    },
  },
  render: (args) => (
    <Cells columns={1} medium={1} edge="boxed">
      <Cell pad="none">
        <PlanCard {...args} />
      </Cell>
    </Cells>
  ),
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
const popular = { ...premium, popular: 'Most chosen' };
export const AllVariants: Story = gallery(
  meta.render,
  {
    plain: {},
    'most popular': popular,
    'with a price on request': enterprise,
    'without a service level': { name: 'No Service Level', sla: undefined, features: ['An answer by telephone'] },
    hover: {},
    pressed: {},
    focus: {},
    'most popular, hover': popular,
    'most popular, pressed': popular,
    'most popular, focus': popular,
    'long words': {
      ...premium,
      popular: 'Chosen by most companies of your size',
      name: 'Premium for Unternehmenssoftwarelandschaften',
      price: 'from $1,250K/month and region',
      features: ['Geschäftsprozessverantwortungsübergabeprotokoll', ...premium.features, ...enterprise.features],
    },
  },
  { columns: 4, medium: 1 },
);

export const SaysWhichPlanIsChosen: Story = {
  tags: ['check'],
  args: { ...popular, price: 'from $7K/month' },
  play: async ({ canvas, userEvent, step }) => {
    await step('the card is named by the plan', async () => {
      await expect(canvas.getByRole('article', { name: premium.name })).toBeVisible();
      await expect(canvas.getByText(premium.sla?.label ?? '')).toBeVisible();
    });
    await step('the price and its period are one text', async () => {
      await expect(canvas.getByText('$7K').closest('p')).toHaveTextContent('from $7K/month');
    });
    await step('Tab reaches the link, which names the plan and leads to the inquiry', async () => {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: `Take This One ${premium.name}` });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('href', '/contact/sales-inquiry');
    });
  },
};

/** Forced colors remove the ink surface, so only the badge marks the popular plan. */
export const ForcedColors: Story = {
  args: popular,
  parameters: { forcedColors: 'active' },
  play: ({ canvas, step }) =>
    step('the badge and the link have a border', () =>
      whereForced(async () => {
        await expect(outlined(canvas.getByText(popular.popular))).toBe(true);
        await expect(outlined(canvas.getByRole('link', { name: `Take This One ${premium.name}` }))).toBe(true);
      }),
    ),
};
