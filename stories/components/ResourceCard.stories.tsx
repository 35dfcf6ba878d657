import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Cell, Cells } from '../../src/components/Cells';
import { Drawing } from '../../src/components/Drawing';
import { ResourceCard } from '../../src/components/ResourceCard';
import { RecordPicture } from '../../src/sections/RecordPicture';
import { loads } from '../media';

const drawing = (name: string) => <Drawing name={name} viewBox="0 0 480 300" />;
const meta = {
  title: 'components/Cards/ResourceCard (article card, tile)',
  id: 'components-resourcecard',
  component: ResourceCard,
  parameters: {
    guide: {
      instead: [
        ['ArticleCard', 'It is an article among articles.'],
        ['ReportCard', 'It is a report with what it found.'],
      ],
      anatomy: {
        story: 'Download',
        parts: [
          ['Picture', 'article > div:first-child'],
          ['Type', 'article p > span'],
          ['Title, which is the link', 'h3'],
          ['Description', 'h3 + p'],
          ['Tags', 'ul'],
          ['Download', 'a[download]'],
        ],
      },
      pairs: [
        ['Let the title be the link.', 'Add “Read more” below each.'],
        ['Say why a file cannot be had.', 'Show a button that fails.'],
      ],
      content: [['The title says what one will know', '“Choose an integration layer”']],
      keyboard: [
        ['Tab', 'Reaches the title; the ring runs round the whole card.'],
        ['Enter', 'Follows the link.'],
      ],
      reader:
        'An article: type and length, the title as a heading with the link, description, then the tags as a list. The picture is decoration.',
      limits:
        'Two tags of each kind are shown, however many there are. A title of up to three lines, a description of two sentences.',
    },
  },
  args: {
    heading: 'A Spare Key for the Archive',
    href: '/resources/blog',
    type: 'Blog',
    length: '6 min',
    text: 'Decide beforehand which plan runs without a late message, and for how long.',
    industry: ['Automotive', 'Shops & Stalls'],
    solution: ['SAP BTP', 'S/4HANA'],
    media: drawing('record-safety-stock-for-data'),
  },
  render: (args) => (
    <Cells columns={args.size === 'featured' ? 2 : 3} edge="boxed">
      <Cell pad="none">
        <ResourceCard {...args} />
      </Cell>
    </Cells>
  ),
} satisfies Meta<typeof ResourceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the title is a heading', async () => {
      await expect(canvas.getByRole('heading', { level: 3, name: 'A Spare Key for the Archive' })).toBeVisible();
    });
    await step('it leads to where the resource is', async () => {
      await expect(canvas.getByRole('link', { name: 'A Spare Key for the Archive' })).toHaveAttribute(
        'href',
        '/resources/blog',
      );
    });
  },
};
export const Featured: Story = {
  args: {
    size: 'featured',
    heading: 'Thirteen mills, a single night',
    type: 'Case study',
    media: drawing('record-eleven-plants-one-cutover-weekend'),
  },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches the card’s link', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link')).toHaveFocus();
    });
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
/** Further down a list on a phone; in a wider window it is a card. */
export const RowOnAPhone: Story = {
  args: { size: 'row-narrow' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('title and facts are shown', async () => {
      await expect(canvas.getByRole('link', { name: String(args.heading) })).toBeVisible();
      await expect(canvas.getByText(String(args.length))).toBeVisible();
    });
    await step('picture, description and tags are not', async () => {
      await expect(canvasElement.querySelector('svg[data-drawing]')).not.toBeVisible();
      await expect(canvas.getByText(args.text)).not.toBeVisible();
      await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    });
  },
};
export const RowInAWiderWindow: Story = {
  args: { size: 'row-narrow' },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ args, canvas, step }) => {
    await step('it is a card', async () => {
      await expect(canvas.getByText(args.text)).toBeVisible();
    });
  },
};
export const WithoutPicture: Story = { args: { media: undefined } };
export const WithPhotograph: Story = {
  args: { media: <RecordPicture id="safety-stock-for-data" image="/icon-512.png" /> },
  play: async ({ canvasElement, step }) => step('the photograph is shown', () => loads(canvasElement)),
};
/** The drawing of the record stands in its place. */
export const PhotographFails: Story = {
  args: { media: <RecordPicture id="safety-stock-for-data" image="data:image/png;base64,none" /> },
  play: async ({ canvasElement, step }) => {
    await step('the photograph is taken away', async () => {
      await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    });
    await step('its drawing stands in its place', async () => {
      await expect(canvasElement.querySelector('svg[data-drawing]')).toBeVisible();
    });
  },
};
/** Where it leads does not show it yet. */
export const SentOnRequest: Story = {
  args: { note: 'Sent on request' },
  play: async ({ canvas, step }) => {
    await step('it says how one gets it', async () => {
      await expect(canvas.getByText('Sent on request')).toBeVisible();
    });
  },
};
export const Download: Story = {
  args: { href: undefined, download: { href: '/icon-512.png', unavailable: 'Not there yet' } },
  play: async ({ args, canvas, step }) => {
    await step('the link downloads the file', async () => {
      const link = canvas.getByRole('link', { name: `Download ${args.heading}` });
      await expect(link).toHaveAttribute('download');
      await expect(canvas.queryByText('Not there yet')).toBeNull();
    });
  },
};
export const DownloadThatIsNotThereYet: Story = {
  args: { href: undefined, download: { unavailable: 'Not there yet' } },
  play: async ({ args, canvas, step }) => {
    await step('the button does nothing, and says why', async () => {
      const button = canvas.getByRole('button', { name: `Download ${args.heading}` });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(canvas.getByText('Not there yet')).toBeVisible();
    });
  },
};
export const WithoutTagsAndLength: Story = { args: { industry: [], solution: [], length: undefined } };
export const LongWords: Story = {
  args: {
    heading: 'Unternehmenssoftwarelandschaft, and what a Donaudampfschifffahrtsgesellschaft learned from hers',
    type: 'Thought leadership from several continents',
    length: '2 h 11 min',
    text: 'A sentence that goes on. '.repeat(12),
    industry: ['Wholesale Distribution & Professional Services', 'Harbors & Rails'],
  },
  globals: { viewport: { value: 'reflow' } },
};

export const TwoTagsOfEachKindAtMost: Story = {
  tags: ['check'],
  args: {
    industry: ['Automotive', 'Shops & Stalls', 'Healthcare', 'Manufacturing'],
    solution: ['SAP BTP', 'S/4HANA', 'Joule'],
  },
  play: async ({ canvas, step }) => {
    await step('two tags of each kind are shown', async () => {
      const tags = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
      await expect(tags).toEqual(['Automotive', 'Shops & Stalls', 'SAP BTP', 'S/4HANA']);
    });
  },
};

export const TheWholeCardCanBePressed: Story = {
  tags: ['check'],
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
export const FocusVisible: Story = { parameters: { pseudo: { focusVisible: 'a' } } };
