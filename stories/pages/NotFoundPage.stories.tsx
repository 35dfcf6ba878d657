import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { notFound } from '../../src/content/notFound.data';
import { NotFoundPage } from '../../src/pages/NotFoundPage';
import { expectCalls } from './shown';

const meta = {
  title: 'pages/Whole site/NotFoundPage',
  id: 'pages-notfoundpage',
  component: NotFoundPage,
  parameters: { layout: 'fullscreen', path: '/no-such-page' },
} satisfies Meta<typeof NotFoundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    await step('shows links to the main areas', async () => {
      await expectCalls(
        canvas,
        notFound.index.pages.map(({ title, href }) => ({ label: title, href })),
      );
    });
  },
};
