import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell, Cells } from '../../src/components/Cells';
import { Drawing } from '../../src/components/Drawing';
import { ServiceCard } from '../../src/components/ServiceCard';
import { serviceCards } from '../../src/content/serviceCards';
import { gallery } from '../gallery';

function card(id: string) {
  const found = serviceCards.find((record) => record.id === id);
  if (!found) throw new Error(`There is no service ${id}`);
  const { title, description, features, metrics, drawing, link } = found;
  const media = <Drawing name={drawing} viewBox="40 46 700 560" />;
  return { heading: title, text: description, features, metrics, media, action: { label: 'Read On', href: link } };
}
const sap = card('sap-solutions');
const meta = {
  title: 'components/Cards/ServiceCard',
  id: 'components-servicecard',
  component: ServiceCard,
  args: { index: 1, ...sap },
  parameters: {
    guide: {
      instead: [
        ['PlanCard', 'The offer has a fixed plan and price.'],
        ['OfferingItem', 'The offer is a part of a service.'],
      ],
      anatomy: ['Number', 'Title and description', 'Features', 'Timeline on its axis', 'Result and clients', 'Link'],
      pairs: [
        ['Give all cards of a list the same axis.', 'Scale each timeline to its card.'],
        ['Show figures as agreed.', 'Round figures to fit.'],
      ],
      content: [['The title is the name of the service', '“Bridge Inspection”']],
      keyboard: 'links',
      reader:
        'An article named by the service. Features are a list; timeline, ROI and clients are terms with definitions. The link’s name includes the service.',
      limits: 'Three to six features, and metrics of up to four words.',
    },
  },
  render: (args) => (
    <Cells columns={1} medium={1} edge="boxed">
      <Cell pad="none">
        <ServiceCard {...args} />
      </Cell>
    </Cells>
  ),
} satisfies Meta<typeof ServiceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SapSolutions: Story = {};
export const AllVariants: Story = gallery(meta.render, {
  default: {},
  ongoing: { index: 5, ...card('upgrade-sap') },
  'without a number, one feature': { index: undefined, features: sap.features.slice(0, 1) },
  hover: {},
  pressed: {},
  focus: {},
  'long words': {
    heading: 'Unternehmenssoftwarelandschaftsmodernisierung for every region',
    text: `${sap.text} ${sap.text}`,
    features: [...sap.features, 'Geschäftsprozessverantwortungsübergabe', 'Another feature of several words'],
    metrics: {
      ...sap.metrics,
      roi: 'A tenth less scrap in every plant that we have seen',
      clients: '70 in several countries, worldwide',
    },
  },
});

export const LinkSaysWhichService: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches the link, which names the service', async () => {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: `Read On about ${sap.heading}` });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('href', sap.action.href);
    });
    await step('the figures are shown', async () => {
      await expect(canvas.getByText(sap.metrics.timeline)).toBeVisible();
      await expect(canvas.getByText(sap.metrics.clients)).toBeVisible();
    });
  },
};
