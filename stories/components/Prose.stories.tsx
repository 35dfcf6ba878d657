import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prose } from '../../src/components/Prose';
import { gallery } from '../gallery';

const sentence = 'On a map the crossing is a dotted line. ';
const parts = [
  { paragraphs: [sentence.repeat(4), sentence.repeat(3)] },
  { heading: 'The kettle is put on', paragraphs: [sentence.repeat(5)] },
  { heading: 'The last boat goes at nine', paragraphs: [sentence.repeat(3), 'Keep an eye on the tide.'] },
];
const meta = {
  title: 'components/Text/Prose',
  id: 'components-prose',
  component: Prose,
  args: { parts },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Moves through the links and tables of the text.'],
        ['Arrow keys', 'Scroll a table that is wider than the text.'],
      ],
      reader: 'Headings, paragraphs, lists, tables and links in their order.',
      limits: 'Text of any length, in lines of up to 66 characters. Headings of up to eight words.',
    },
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas, step }) =>
    step('headings are in order', async () => {
      const headings = canvas.getAllByRole('heading', { level: 2 });
      await expect(headings.map(({ textContent }) => textContent)).toEqual([
        'The kettle is put on',
        'The last boat goes at nine',
      ]);
    }),
};
export const AllVariants: Story = gallery(Prose, {
  'headings above': {},
  'headings beside': { headings: 'beside' },
  'long words': {
    parts: [
      { paragraphs: ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.'] },
      { heading: 'Unternehmenssoftwarelandschaftsverantwortung', paragraphs: [sentence] },
    ],
  },
});

export const WithListTableAndSources: Story = {
  args: {
    parts: [
      { paragraphs: [sentence.repeat(2)] },
      { heading: 'What to prepare', paragraphs: ['Three things.'], items: ['A list', 'A table', 'A source'] },
      {
        heading: 'Weeks',
        paragraphs: [sentence],
        table: { caption: 'Weeks by phase', columns: ['Phase', 'Weeks'], rows: [['Build', '18']] },
      },
      {
        heading: 'Days',
        paragraphs: [sentence],
        bars: { caption: 'Days by tide', unit: ' days', bars: [{ label: 'Rising', value: 20 }] },
      },
      { heading: 'Sources', paragraphs: [], links: [{ label: 'A source', href: 'https://example.com/source' }] },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('the lists have all entries', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    });
    await step('the table and the bars are named by their captions', async () => {
      await expect(canvas.getByRole('table', { name: 'Weeks by phase' })).toBeVisible();
      await expect(canvas.getByRole('list', { name: 'Days by tide' })).toHaveTextContent('Rising 20 days');
    });
    await step('the source is a link', async () => {
      await expect(canvas.getByRole('link', { name: 'A source' })).toHaveAttribute(
        'href',
        'https://example.com/source',
      );
    });
  },
};
/**
 * On desktop, large entries are in two columns. Entries on a surface have a figure: the text before the colon, or a
 * number.
 */
export const EntriesAndSurfaces: Story = {
  args: {
    parts: [
      { paragraphs: [sentence.repeat(2)] },
      {
        heading: 'What to ask the ferryman',
        paragraphs: [],
        items: ['Who has the key to the shed?', 'Which wind is too much for you?'],
        itemSize: 'large',
      },
      {
        heading: 'Who has to come',
        surface: 'band',
        paragraphs: ['Three kinds of people.'],
        items: ['11: rowers with a coat each', '2: pilots, one of them awake', 'Somebody who waves'],
      },
      { heading: 'The kettle is put on', surface: 'ink', paragraphs: [sentence.repeat(5)] },
    ],
  },
  play: async ({ canvas, step }) => {
    const entries = canvas.getAllByRole('listitem');
    await step('large entries are larger than the text', async () => {
      const [entry, text] = [canvas.getByText(/has the key/), canvas.getAllByText(/dotted line/)[0] as Element].map(
        (node) => Number.parseFloat(getComputedStyle(node).fontSize),
      );
      await expect(entry).toBeGreaterThan((text ?? 0) + 1);
    });
    await step('figures precede their text', async () => {
      await expect(entries.slice(2).map(({ textContent }) => textContent)).toEqual([
        '11 rowers with a coat each',
        '2 pilots, one of them awake',
        '3 Somebody who waves',
      ]);
    });
  },
};
export const LinksQuotationAndNotes: Story = {
  args: {
    parts: [
      {
        paragraphs: [
          [
            'The boat leaves ',
            { as: 'strong', text: 'at nine' },
            ', says ',
            { as: 'a', text: 'the ferryman', href: '/about' },
            '.',
            { as: 'note', text: '1' },
          ],
        ],
        quote: ['I wait for ', { as: 'em', text: 'nobody' }, '.'],
        items: ['Untie the rope.', 'Push off.'],
        numbered: true,
      },
      { heading: 'Notes', paragraphs: [], notes: ['In summer, by the ferryman’s own clock.'] },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('a link and the number of a note lead to their targets', async () => {
      await expect(canvas.getByRole('link', { name: 'the ferryman' })).toHaveAttribute('href', '/about');
      const { id } = canvas.getByText(/own clock/);
      await expect(canvas.getByRole('link', { name: '1' })).toHaveAttribute('href', `#${id}`);
    });
    await step('the quotation and emphasis have semantic elements', async () => {
      await expect(canvas.getByRole('blockquote')).toHaveTextContent('I wait for nobody.');
      await expect(canvas.getByRole('emphasis')).toHaveTextContent('nobody');
      await expect(canvas.getByRole('strong')).toHaveTextContent('at nine');
    });
    await step('entries show their numbers', async () => {
      const [list] = canvas.getAllByRole('list');
      await expect(list).toHaveTextContent(/1 Untie the rope.*2 Push off/);
    });
  },
};
export const Deeper: Story = {
  tags: ['check'],
  args: { level: 3 },
  play: ({ canvas, step }) =>
    step('headings have level 3', async () => {
      await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    }),
};
