import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { strategyCall } from '../../src/content/companyPages/parts';
import { stubPages } from '../../src/content/stubPages';
import { stubAt } from '../../src/content/stubs';
import { StubPage } from '../../src/pages/StubPage';
import { expectCalls, longWords } from './shown';

const content = stubAt('/solutions/cdc');
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
    await step('the heading can be given the focus', async () => {
      const title = canvas.getByRole('heading', { level: 1, name: content.heading });
      title.focus();
      await expect(title).toHaveFocus();
    });
    await step('there are ways on', async () => {
      await expectCalls(canvas, [
        strategyCall,
        ...(content.trail ?? []).flatMap(({ label, href }) => (href ? { label, href } : [])),
      ]);
    });
  },
};
export const ArtificialIntelligence: Story = { args: { content: stubAt('/solutions/ai/rasp') } };
export const Company: Story = { args: { content: stubAt('/about/our-story') } };
export const TopLevel: Story = { args: { content: stubAt('/about') } };
export const Article: Story = {
  args: { content: stubAt('/resources/thought-leadership/the-clean-core-is-a-contract') },
};
export const Cover: Story = { args: { content: stubPages['/resources/whitepapers'] } };
export const RecordAlone: Story = {
  args: { content: { heading: content.heading, lead: content.lead } },
};
export const LongWords: Story = { args: { content: longWords(content) } };
