import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ButtonLink } from '../../src/components/ButtonLink';
import { Card, CardFacts, type CardProps } from '../../src/components/Card';
import { Cell, Cells } from '../../src/components/Cells';
import { DashList } from '../../src/components/DashList';
import { Drawing } from '../../src/components/Drawing';
import { RecordPicture } from '../../src/sections/RecordPicture';
import { choice } from '../choice';
import { galleryParameters, Variants } from '../gallery';
import { loads } from '../media';

const meta = {
  title: 'components/Cards/Card (article, resource, tile)',
  id: 'components-card',
  tags: ['new'],
  component: Card,
  subcomponents: { CardFacts },
  argTypes: {
    size: choice(['medium', 'half', 'lead', 'large'], 'medium'),
    row: choice(['narrow', 'illustrated', 'medium', 'wide']),
    mediaPosition: choice(['end']),
  },
  parameters: {
    guide: {
      instead: [
        ['ReportCard', 'The record is a report with findings.'],
        ['EventCard', 'The record is an event with seats.'],
        ['ServiceCard', 'The record is a service with its parts.'],
        ['PlanCard', 'The record is a plan with a price.'],
      ],
      anatomy: ['Drawing or photograph', 'Facts', 'Heading', 'Text', 'Footer', 'Tags'],
      pairs: [
        ['Link the heading to the page of the record.', 'Add a second link, “Read more”, to the same page.'],
        ['Give the reason if a file is unavailable.', 'Show a button that fails.'],
      ],
      content: [['The heading states the benefit for the reader.', '“Choose an integration layer”']],
      keyboard: 'links',
      reader:
        'An article with the facts, the heading with its link, the text, the footer and a list of tags. The picture is decorative.',
      limits:
        'A heading of up to three lines and a text of two sentences. Longer text wraps, and the whole row of cards grows.',
    },
  },
  args: {
    heading: 'A Spare Key for the Archive',
    href: '/resources/blog',
    facts: { start: 'Blog', end: '6 min' },
    text: 'Decide beforehand which plan runs without a late message, and for how long.',
    tags: ['Automotive', 'Shops & Stalls', 'SAP BTP', 'S/4HANA'],
    media: <Drawing name="record-safety-stock-for-data" viewBox="0 0 480 300" />,
  },
  render: (args) => (
    <Cells columns={3} medium={args.row ? 1 : 2} edge="boxed">
      <Cell pad="none">
        <Card {...args} />
      </Cell>
    </Cells>
  ),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const author = <CardFacts start="Arjun Deshpande" end={<time dateTime="2021-05-04">May 4, 2021</time>} />;
const unavailable = (
  <ButtonLink size="medium" icon="download" href={undefined} unavailable="Not there yet" context="the spare key">
    Download
  </ButtonLink>
);
const listed: Partial<CardProps> = {
  href: undefined,
  text: undefined,
  tags: [],
  children: (
    <DashList items={['How data is counted', 'The plant that repairs itself', 'Questions from the audience']} />
  ),
};
const long: Partial<CardProps> = {
  heading: 'Unternehmenssoftwarelandschaft, and what a Donaudampfschifffahrtsgesellschaft learned from hers',
  facts: { start: 'Thought leadership from several continents', end: '2 h 11 min' },
  text: 'A sentence that goes on. '.repeat(12),
  tags: ['Wholesale Distribution & Professional Services', 'Harbors & Rails'],
  footer: <CardFacts start="Maximiliane von Hohenlohe-Schillingsfürst" end="November 12, 2021" />,
};
const variants: readonly (readonly [label: string, props: Partial<CardProps>])[] = [
  ['large', { size: 'large' }],
  ['lead of a list', { size: 'lead', row: 'wide' }],
  ['half of a row', { size: 'half' }],
  ['wide row', { size: 'large', row: 'wide', footer: author }],
  ['wide row, media at the end', { size: 'half', row: 'wide', mediaPosition: 'end', footer: author }],
  ['heading alone', { href: undefined, facts: undefined, text: undefined, tags: [], media: undefined }],
  ['footer without a file', { href: undefined, footer: unavailable }],
  ['with a list', { ...listed, row: 'medium' }],
  ['long words', long],
  ['hover', {}],
  ['focus', {}],
];
export const AllVariants: Story = {
  render: (args) => (
    <Variants
      columns={3}
      items={variants.map(([label, props]) => ({
        label,
        children: (
          <Cells columns={1} medium={1} edge="boxed">
            <Cell pad="none">
              <Card {...args} {...props} />
            </Cell>
          </Cells>
        ),
      }))}
    />
  ),
  parameters: galleryParameters,
};
export const LinkAndFooter: Story = {
  tags: ['check'],
  args: { footer: author },
  play: async ({ canvas, step }) => {
    await step('the link covers the whole card', async () => {
      const card = canvas.getByRole('article').getBoundingClientRect();
      const link = canvas.getByRole('link');
      for (const [x, y] of [
        [card.left + 4, card.top + 4],
        [card.right - 4, card.bottom - 4],
      ] as const)
        await expect(document.elementFromPoint(x, y)).toBe(link);
    });
  },
};
/** On phones the card is a row without media. */
export const RowOnAPhone: Story = {
  args: { row: 'narrow' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, canvas, step }) => {
    await step('heading, facts, text and tags are shown', async () => {
      await expect(canvas.getByRole('link', { name: String(args.heading) })).toBeVisible();
      await expect(canvas.getByText('6 min')).toBeVisible();
      await expect(canvas.getByText(String(args.text))).toBeVisible();
      await expect(canvas.getByRole('list')).toBeVisible();
    });
  },
};
/** On phones the card is a row with a small drawing, for short lists. */
export const IllustratedRowOnAPhone: Story = {
  args: { row: 'illustrated', facts: undefined, tags: [] },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('the drawing is to the left of the text', async () => {
      const [drawing, text] = [canvasElement.querySelector('svg[data-drawing]'), canvas.getByText(String(args.text))];
      await expect(text).toBeVisible();
      await expect(drawing?.getBoundingClientRect().right).toBeLessThanOrEqual(text.getBoundingClientRect().left);
    });
  },
};
export const LinkOfTwoLines: Story = {
  tags: ['check'],
  args: { heading: 'What Weavers Need Before Their Looms Are of Any Use to Them' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('the arrow follows the last word on the second line', async () => {
      const heading = canvas.getByRole('heading', { level: 3 }).getBoundingClientRect();
      const arrow = canvasElement.querySelector('h3 svg')?.getBoundingClientRect();
      await expect(arrow?.left).toBeGreaterThan(heading.left);
      await expect(arrow?.top).toBeGreaterThan(heading.top + heading.height / 2);
      await expect(arrow?.bottom).toBeLessThanOrEqual(heading.bottom);
    });
  },
};
export const WithPhotograph: Story = {
  tags: ['check'],
  args: { media: <RecordPicture drawing="record-safety-stock-for-data" image="/icon-512.png" /> },
  play: async ({ canvasElement, step }) => step('the photograph is shown', () => loads(canvasElement)),
};
export const PhotographFails: Story = {
  tags: ['check'],
  args: { media: <RecordPicture drawing="record-safety-stock-for-data" image="data:image/png;base64,none" /> },
  play: async ({ canvasElement, step }) => {
    await step('the photograph is removed', async () => {
      await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    });
    await step('the drawing replaces the photograph', async () => {
      await expect(canvasElement.querySelector('svg[data-drawing]')).toBeVisible();
    });
  },
};
