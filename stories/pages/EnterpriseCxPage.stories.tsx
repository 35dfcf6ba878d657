import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { enterpriseCx } from '../../src/content/servicePages/enterpriseCx.data';
import { EnterpriseCxPage } from '../../src/pages/EnterpriseCxPage';
import { emptyLists, expectParts, longWords, oneOfEach } from './shown';

const meta = {
  title: 'pages/Services/EnterpriseCxPage',
  id: 'pages-enterprisecxpage',
  component: EnterpriseCxPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EnterpriseCxPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    const { offerings, results, guarantee, benefits, closing } = enterpriseCx;
    await step('shows all sections in order', () =>
      expectParts(canvas, [offerings, results, guarantee, benefits, closing]),
    );
  },
};
export const OneOfEach: Story = { args: { content: oneOfEach(enterpriseCx) } };
export const EmptyLists: Story = { args: { content: emptyLists(enterpriseCx) } };
export const LongWords: Story = { args: { content: longWords(enterpriseCx) } };
