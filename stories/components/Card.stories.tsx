import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ButtonLink } from '../../src/components/ButtonLink';
import { Card, CardFacts, type CardProps } from '../../src/components/Card';
import { Cell, Cells } from '../../src/components/Cells';
import { DashList } from '../../src/components/DashList';
import { Drawing } from '../../src/components/Drawing';
import { Link } from '../../src/components/Link';
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
    mediaAt: choice(['end']),
  },
  parameters: {
    guide: {
      instead: [
        ['ReportCard', 'It is a report with what it found.'],
        ['EventCard', 'It is an event, with its seats.'],
        ['ServiceCard', 'It is a service, with what it contains.'],
        ['PlanCard', 'It is a plan, with its price.'],
      ],
      anatomy: ['Picture', 'Facts', 'Heading', 'Text', 'Tags', 'Foot'],
      pairs: [
        ['Let the heading be the link to the record’s own page.', 'Add a second link, “Read more”, to the same page.'],
        ['Say why a file cannot be had.', 'Show a button that fails.'],
      ],
      content: [['The heading says what one will know', '“Choose an integration layer”']],
      keyboard: 'links',
      reader:
        'An article: facts, the heading with the link, text, tags as a list, then the foot. The picture is decoration.',
      limits:
        'A heading of up to three lines, a text of two sentences. Nothing is cut: longer words wrap and the card grows with its row.',
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

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('the heading leads to where the record is', async () => {
      await expect(canvas.getByRole('heading', { level: 3, name: args.heading })).toBeVisible();
      await expect(canvas.getByRole('link', { name: args.heading })).toHaveAttribute('href', args.href);
    });
  },
};
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
  ['wide row, media at the end', { size: 'half', row: 'wide', mediaAt: 'end', footer: author }],
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
export const WithAFooter: Story = {
  tags: ['check'],
  args: {
    href: undefined,
    footer: (
      <>
        {author}
        <Link variant="arrow" href="/contact/general-inquiry" context="A Spare Key for the Archive">
          Ask for the Text
        </Link>
      </>
    ),
  },
  play: async ({ args, canvas, step }) => {
    await step('its link names the record', async () => {
      const link = canvas.getByRole('link', { name: `Ask for the Text ${args.heading}` });
      await expect(link).toHaveAttribute('href', '/contact/general-inquiry');
    });
    await step('its date can be read by machines', async () => {
      await expect(canvas.getByText('May 4, 2021')).toHaveAttribute('datetime', '2021-05-04');
    });
  },
};
export const LinkAndFooter: Story = {
  tags: ['check'],
  args: { footer: author },
  play: async ({ canvas, step }) => {
    await step('from corner to corner, the card is the link', async () => {
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
/** Further down a list on a phone; in a wider window it is a card. */
export const RowOnAPhone: Story = {
  args: { row: 'narrow' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('heading, facts, text and tags are shown', async () => {
      await expect(canvas.getByRole('link', { name: String(args.heading) })).toBeVisible();
      await expect(canvas.getByText('6 min')).toBeVisible();
      await expect(canvas.getByText(String(args.text))).toBeVisible();
      await expect(canvas.getByRole('list')).toBeVisible();
    });
    await step('the picture is not', async () => {
      await expect(canvasElement.querySelector('svg[data-drawing]')).not.toBeVisible();
    });
  },
};
/** In a short list, where the drawing says which page it is. */
export const IllustratedRowOnAPhone: Story = {
  args: { row: 'illustrated', facts: undefined, tags: [] },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('the drawing stands before the words', async () => {
      const [drawing, text] = [canvasElement.querySelector('svg[data-drawing]'), canvas.getByText(String(args.text))];
      await expect(text).toBeVisible();
      await expect(drawing?.getBoundingClientRect().right).toBeLessThanOrEqual(text.getBoundingClientRect().left);
    });
  },
};
/** The arrow stays with the last word, wherever the line breaks. */
export const LinkOfTwoLines: Story = {
  tags: ['check'],
  args: { heading: 'What Weavers Need Before Their Looms Are of Any Use to Them' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('the arrow stands on the second line, inside the card', async () => {
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
/** The drawing of the record stands in its place. */
export const PhotographFails: Story = {
  tags: ['check'],
  args: { media: <RecordPicture drawing="record-safety-stock-for-data" image="data:image/png;base64,none" /> },
  play: async ({ canvasElement, step }) => {
    await step('the photograph is taken away', async () => {
      await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    });
    await step('its drawing stands in its place', async () => {
      await expect(canvasElement.querySelector('svg[data-drawing]')).toBeVisible();
    });
  },
};
