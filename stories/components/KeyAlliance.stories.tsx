import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeyAlliance } from '../../src/components/KeyAlliance';
import { alliances } from '../../src/content/companyPages/alliances.data';
import { keyAlliances } from '../../src/content/partners.data';
import { inCell } from '../decorators';
import { gallery } from '../gallery';

const [first] = keyAlliances;
if (!first) throw new Error('There is no key alliance');

const [type, focus, status] = alliances.key.labels;
const meta = {
  title: 'components/Cards/KeyAlliance',
  id: 'components-keyalliance',
  component: KeyAlliance,
  args: { ...first, labels: { type, focus, status } },
  parameters: {
    guide: {
      reader: 'An article with a heading and three terms with definitions.',
      limits:
        'A status of one to three words; a type and a focus of one line each. Use `below` for all but the first of a list, which shows the labels as column heads.',
    },
    layout: 'fullscreen',
  },
  decorators: [inCell],
} satisfies Meta<typeof KeyAlliance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = gallery(KeyAlliance, {
  'first of a table': {},
  'below another, whose labels are the head of the table': { below: true },
  'long words': {
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    focus:
      'Outage, asset, meter and crew data for utilities, and everything that stands around it in several countries',
    status: 'In pilot with one client until the end of the quarter',
  },
});

/** A row without visible labels. The labels of the first row are the column heads. */
export const Below: Story = {
  tags: ['check'],
  args: { below: true },
  play: ({ canvas, step }) =>
    step('the labels are only available to screen readers, and the status is shown', async () => {
      const terms = canvas.getAllByRole('term');
      await expect(terms.map(({ textContent }) => textContent)).toEqual(alliances.key.labels);
      for (const term of terms) await expect(term.offsetWidth).toBe(1);
      await expect(canvas.getByText(first.status)).toBeVisible();
    }),
};
