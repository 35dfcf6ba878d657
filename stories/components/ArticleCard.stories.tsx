import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ArticleCard } from '../../src/components/ArticleCard';
import { Cell, Cells } from '../../src/components/Cells';
import { Drawing } from '../../src/components/Drawing';
import { RecordPicture } from '../../src/sections/RecordPicture';
import { loads } from '../media';

const drawing = (name: string) => <Drawing name={name} viewBox="0 0 480 300" />;
const meta = {
  title: 'components/Cards/ArticleCard (blog post, tile)',
  id: 'components-articlecard',
  component: ArticleCard,
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Reaches the title, or the way on of an article without a page of its own.'],
        ['Enter', 'Follows the link.'],
      ],
      reader:
        'Category and length, the title as a heading, excerpt, author and date, in this order. With `href` only the title is the link; the way on of an article without a page says which article it is about.',
      limits:
        'A title of up to three lines, an excerpt of two sentences. Nothing is cut: longer words wrap and the card grows with its row.',
    },
  },
  args: {
    heading: 'A Spare Key for the Archive',
    excerpt: 'The door will stick one day. Know beforehand who has the other key, and where.',
    category: 'Supply Chain',
    readTime: '6 min',
    date: { value: '2021-05-04', label: 'May 4, 2021' },
    author: 'Arjun Deshpande',
    media: drawing('record-safety-stock-for-data'),
    action: { label: 'Read On', href: '/contact/general-inquiry' },
  },
  render: (args) => (
    <Cells columns={args.size === 'lead' ? 1 : 3} medium={1} edge="boxed">
      <Cell pad="none">
        <ArticleCard {...args} />
      </Cell>
    </Cells>
  ),
} satisfies Meta<typeof ArticleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheBlog: Story = {
  play: async ({ canvas, step }) => {
    await step('the title is a heading, and the link names the article', async () => {
      await expect(canvas.getByRole('heading', { level: 3, name: 'A Spare Key for the Archive' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Read On A Spare Key for the Archive' })).toHaveAttribute(
        'href',
        '/contact/general-inquiry',
      );
    });
    await step('its date can be read by machines', async () => {
      await expect(canvas.getByText('May 4, 2021')).toHaveAttribute('datetime', '2021-05-04');
    });
  },
};
const position: Story = {
  args: {
    heading: 'A Fence Is an Agreement',
    excerpt: 'It stands as long as both neighbors paint it, so write down the years.',
    category: 'SAP Core',
    author: 'Meera Raghunathan',
    media: drawing('record-the-clean-core-is-a-contract'),
    href: '/resources/thought-leadership/the-clean-core-is-a-contract',
    action: undefined,
  },
};
export const WithAPageOfItsOwn: Story = {
  ...position,
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'A Fence Is an Agreement' });
    await step('the title leads to the article’s own page', async () => {
      await expect(link).toHaveAttribute('href', '/resources/thought-leadership/the-clean-core-is-a-contract');
    });
    await step('the whole card is that link', async () => {
      const { left, top } = canvas.getByText('SAP Core').getBoundingClientRect();
      await expect(document.elementFromPoint(left + 4, top + 4)).toBe(link);
    });
  },
};
export const Hover: Story = { ...position, parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  ...position,
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches the card’s link', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link')).toHaveFocus();
    });
  },
};
export const Lead: Story = { args: { size: 'lead' } };
export const LeadNarrow: Story = { args: { size: 'lead' }, globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
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
export const WithoutAWayOn: Story = { args: { action: undefined } };
export const LongWords: Story = {
  args: {
    heading: 'Unternehmenssoftwarelandschaftsverantwortung, and what it does to a supply chain',
    excerpt: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk. '.repeat(6),
    category: 'Telecommunications infrastructure',
    author: 'Maximiliane von Hohenlohe-Schillingsfürst',
  },
  globals: { viewport: { value: 'reflow' } },
};
export const FocusVisible: Story = { ...position, parameters: { pseudo: { focusVisible: 'a' } } };
