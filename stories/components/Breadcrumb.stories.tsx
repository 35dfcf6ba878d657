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
        ['Link', 'The page has a single parent: use the variant `back`.'],
        ['NavMenu', 'The links lead to all parts of the site.'],
      ],
      anatomy: ['Top page', 'Next level, after a dash'],
      pairs: [
        ['Show where the page is in the site.', 'Show the pages that the visitor opened before.'],
        ['End with the current page, without a link.', 'Link the current page to itself.'],
      ],
      content: [['Use the names from the navigation.', '“Services”']],
      keyboard: 'links',
      reader:
        'A navigation landmark named by `label` with an ordered list. The last item is the current page; it is visually hidden because the h1 shows it.',
      limits: 'Two to four levels. Longer trails wrap.',
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
    await step('the last item is marked as the current page', async () => {
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
