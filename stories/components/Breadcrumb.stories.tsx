import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from '../../src/components/Breadcrumb';
import { gallery } from '../gallery';

const meta = {
  title: 'components/Navigation/Breadcrumb (breadcrumbs)',
  id: 'components-breadcrumb',
  component: Breadcrumb,
  parameters: {
    guide: {
      instead: [
        ['Link', 'There is one page above: its variant `back`.'],
        ['NavMenu', 'It leads across the site.'],
      ],
      anatomy: ['Page above', 'Next page down, with the dash before it'],
      pairs: [
        ['Show where the page is in the site.', 'Show what the visitor opened before.'],
        ['End on this page, which the h1 shows.', 'Link this page to itself.'],
      ],
      content: [['Names as in the navigation', '“Services”']],
      keyboard: 'links',
      reader:
        'A navigation landmark named by `label`, and an ordered list in it. The last entry is the current page, which is read out alone.',
      limits: 'Two to four steps; longer trails wrap.',
    },
  },
  args: {
    trail: [
      { label: 'Solutions', href: '/solutions' },
      { label: 'Cellars', href: '/solutions/cellars' },
      { label: 'Cellars Made Dry Again' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the way up can be followed', async () => {
      await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Solutions' })).toHaveAttribute('href', '/solutions');
    });
    await step('the last entry is said to be this page', async () => {
      const [last] = canvas.getAllByRole('listitem').slice(-1);
      await expect(last).toHaveAttribute('aria-current', 'page');
      await expect(last).toHaveTextContent('Cellars Made Dry Again');
    });
  },
};
export const AllVariants: Story = gallery(
  Breadcrumb,
  {
    'three levels': {},
    'two levels': { label: 'Two levels', trail: [{ label: 'Solutions', href: '/solutions' }, { label: 'Cellars' }] },
    'on ink': { label: 'On ink' },
    'long words': {
      label: 'Long words',
      trail: [
        { label: 'Everything that we have written down', href: '/resources' },
        { label: 'Thought leadership for Unternehmenssoftwarelandschaften', href: '/resources/thought-leadership' },
        { label: 'What a plant manager asks before the cutover weekend, and who answers' },
      ],
    },
    hover: { label: 'Hover' },
    focus: { label: 'Focus' },
  },
  { onInk: ['on ink'] },
);
