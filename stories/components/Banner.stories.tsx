import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Banner } from '../../src/components/Banner';
import { joule } from '../../src/content/servicePages/joule.data';
import { gallery } from '../gallery';

const meta = {
  title: 'components/Feedback/Banner (alert, announcement)',
  id: 'components-banner',
  component: Banner,
  args: joule.banner,
  parameters: {
    guide: {
      keyboard: 'links',
      reader:
        'The label is read first, then the figure, the text and the action. The name of the action repeats the label.',
      limits:
        'A label of two to four words, one figure and one sentence. The parts stack below 700 px; text is never truncated.',
    },
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = gallery(
  Banner,
  {
    complete: {},
    'without a figure': { value: undefined },
    'without an action': { action: undefined },
    'on ink': {},
    'long words': {
      label: 'Limited-time offer for Unternehmenssoftwarelandschaften',
      text: `${joule.banner.text}, and for every subsidiary that they bring with them before the end of the quarter`,
    },
  },
  { onInk: ['on ink'] },
);

export const ActionLeadsToTheSalesInquiry: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab moves to the action, which names its offer and links to the inquiry', async () => {
      await userEvent.tab();
      const link = canvas.getByRole('link', {
        name: `${joule.banner.action.label} with the ${joule.banner.label.toLowerCase()}`,
      });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('href', joule.banner.action.href);
    });
  },
};
