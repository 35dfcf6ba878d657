import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell, Cells } from '../../src/components/Cells';
import { PlanCard, type PlanCardProps } from '../../src/components/PlanCard';
import { Section } from '../../src/components/Section';
import { supportPlans } from '../../src/content/supportPlans.data';
import { outlined, whereForced } from '../media';

const [essential, premium, enterprise] = supportPlans.map(({ name, price, sla, features }) => ({
  name,
  price,
  sla,
  features,
}));
if (!essential || !premium || !enterprise) throw new Error('There are fewer than three plans');

const Plans = ({ plans }: { plans: readonly PlanCardProps[] }) => (
  <Section surface="band">
    <Cells columns={3} medium={1}>
      {plans.map((card) => (
        <Cell key={card.name} pad="none">
          <PlanCard {...card} />
        </Cell>
      ))}
    </Cells>
  </Section>
);

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
    docs: {
      states: ['Plain', 'MostPopular', 'AllVariants', 'Hover', 'FocusVisible', 'LongFeatures'],
    },
    guide: {
      instead: [
        ['ServiceCard', 'It has no price.'],
        ['OfferingItem', 'It is one row of many.'],
      ],
      anatomy: {
        story: 'MostPopular',
        parts: [
          ['Name', 'h3'],
          ['Badge of the popular one', 'h3 + span'],
          ['Price', 'article > p'],
          ['Service level, drawn to scale', 'article svg[role=img]'],
          ['Features', 'ul'],
          ['Link', 'a'],
        ],
      },
      pairs: [
        ['Make one plan of a set popular.', 'Make two of them stand out.'],
        ['List what this plan adds, in the order of the others.', 'Shuffle the features from card to card.'],
      ],
      content: [['The price as it is agreed', '“from $5K/month”, “Custom”']],
      keyboard: [
        ['Tab', 'Reaches the link.'],
        ['Enter', 'Follows the link.'],
      ],
      reader:
        'An article named by the plan: badge, price in one run, the service level in words, the features as a list. The scale is decoration. The link says which plan it chooses.',
      limits:
        'A name of one or two words, three to eight features of up to two lines. Prices as they are printed; only one plan of a set is popular.',
    },
    layout: 'fullscreen',
  },
  render: (args) => <Plans plans={[args]} />,
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const MostPopular: Story = { args: { ...premium, popular: 'Chosen by Most' } };

export const AllVariants: Story = {
  render: (args) => (
    <Plans
      plans={[
        args,
        { ...args, ...premium, popular: 'Chosen by Most' },
        { ...args, ...enterprise },
        { ...args, name: 'No Service Level', sla: undefined, features: ['An answer by telephone'] },
      ]}
    />
  ),
};
export const Hover: Story = { ...AllVariants, parameters: { pseudo: { hover: true } } };
export const Active: Story = { ...AllVariants, parameters: { pseudo: { hover: true, active: true } } };
export const FocusVisible: Story = { ...AllVariants, parameters: { pseudo: { focusVisible: 'a' } } };

export const LongFeatures: Story = {
  args: {
    ...premium,
    popular: 'Chosen by most companies of your size',
    name: 'Premium for Unternehmenssoftwarelandschaften',
    price: 'from $1,250K/month and region',
    features: [
      'Critical response in 1 hour on every day of the year, public holidays of all your countries included',
      'Geschäftsprozessverantwortungsübergabeprotokoll',
      ...premium.features,
      ...enterprise.features,
    ],
  },
};

export const SaysWhichPlanIsChosen: Story = {
  tags: ['check'],
  args: { ...MostPopular.args, price: 'from $7K/month' },
  play: async ({ canvas, userEvent, step }) => {
    await step('the card is named by its plan', async () => {
      await expect(canvas.getByRole('article', { name: premium.name })).toBeVisible();
      await expect(canvas.getByText(premium.sla?.label ?? '')).toBeVisible();
    });
    await step('price and period read as one', async () => {
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

/** In forced colors there is no ink: the badge says which plan is popular. */
export const ForcedColors: Story = {
  ...MostPopular,
  parameters: { forcedColors: 'active', chromatic: { disableSnapshot: true } },
  play: ({ canvas, step }) =>
    step('badge and call have an edge', () =>
      whereForced(async () => {
        await expect(outlined(canvas.getByText('Chosen by Most'))).toBe(true);
        await expect(outlined(canvas.getByRole('link', { name: `Take This One ${premium.name}` }))).toBe(true);
      }),
    ),
};
