import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { Heading } from '../../src/components/Heading';
import { Section } from '../../src/components/Section';
import { thoughtLeadershipPage } from '../../src/content/listPages/thoughtLeadership.data';
import { ThoughtLeadershipPage } from '../../src/pages/ThoughtLeadershipPage';
import { emptyLists, longWords } from './shown';

const { articles } = thoughtLeadershipPage;

const meta = {
  title: 'pages/Resources/ThoughtLeadershipPage',
  id: 'pages-thoughtleadershippage',
  component: ThoughtLeadershipPage,
  parameters: { layout: 'fullscreen', path: '/resources/thought-leadership' },
} satisfies Meta<typeof ThoughtLeadershipPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    await step('the tab of all articles is selected', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: thoughtLeadershipPage.head.heading })).toBeVisible();
      await expect(canvas.getByRole('tab', { name: articles.all, selected: true })).toBeVisible();
    });
    await step('the page has more links than articles', async () => {
      await expect(canvas.getAllByRole('link', { name: /./ }).length).toBeGreaterThan(articles.entries.length);
    });
  },
};
export const WithANewsletter: Story = {
  args: {
    newsletter: (
      <Section surface="band">
        <Heading level={2}>A letter</Heading>
      </Section>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('shows the newsletter', async () => {
      await expect(canvas.getByRole('heading', { name: 'A letter' })).toBeVisible();
    });
  },
};
export const AtATopic: Story = { parameters: { path: '/resources/thought-leadership?category=ai' } };
export const None: Story = {
  args: { content: emptyLists(thoughtLeadershipPage) },
  play: async ({ canvas, step }) => {
    await step('shows the empty message', async () => {
      await expect(canvas.getByRole('heading', { name: articles.empty.title })).toBeVisible();
    });
  },
};
export const LongWords: Story = { args: { content: longWords(thoughtLeadershipPage) } };
