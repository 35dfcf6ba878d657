import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { strategyCall } from '../../src/content/companyPages/parts';
import { type StubPageContent, stubPages } from '../../src/content/stubPages.data';
import { StubPage } from '../../src/pages/StubPage';
import { expectCalls, longWords } from './shown';

const content = stubPages['/solutions/cdc'] as StubPageContent;
const meta = {
  title: 'pages/Whole site/StubPage',
  id: 'pages-stubpage',
  component: StubPage,
  args: { content },
  parameters: { layout: 'fullscreen', path: '/solutions/cdc' },
} satisfies Meta<typeof StubPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    const { heading, trail = [], actions } = content.head;
    await step('the heading is focusable', async () => {
      const title = canvas.getByRole('heading', { level: 1, name: heading });
      title.focus();
      await expect(title).toHaveFocus();
    });
    await step('shows links to other pages', async () => {
      await expectCalls(canvas, [
        ...(actions ? [actions.primary] : []),
        strategyCall,
        ...trail.flatMap(({ label, href }) => (href ? { label, href } : [])),
      ]);
    });
  },
};
export const ArtificialIntelligence: Story = { args: { content: stubPages['/solutions/ai/rasp'] } };
export const Company: Story = { args: { content: stubPages['/about/partnerships'] } };
export const Resources: Story = { args: { content: stubPages['/resources/whitepapers'] } };
export const LongWords: Story = { args: { content: longWords(content) } };
