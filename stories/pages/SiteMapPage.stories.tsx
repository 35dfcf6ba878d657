import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { siteMap } from '../../src/content/siteMap';
import { SiteMapPage } from '../../src/pages/SiteMapPage';
import { expectParts } from './shown';

const meta = {
  title: 'pages/Whole site/SiteMapPage',
  id: 'pages-sitemappage',
  tags: ['new'],
  component: SiteMapPage,
  parameters: { layout: 'fullscreen', path: '/site-map' },
} satisfies Meta<typeof SiteMapPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each area has its heading, each page its link', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: siteMap.head.heading })).toBeVisible();
      await expectParts(canvas, siteMap.areas);
      for (const { title, href } of siteMap.areas.flatMap(({ pages }) => pages))
        await expect(canvas.getAllByRole('link', { name: title }).at(-1)).toHaveAttribute('href', href);
    });
  },
};
export const NoPages: Story = { args: { content: { ...siteMap, areas: [] } } };
export const OnePage: Story = {
  args: {
    content: {
      ...siteMap,
      areas: siteMap.areas.slice(0, 1).map((area) => ({ ...area, pages: area.pages.slice(0, 1) })),
    },
  },
};
export const LongWords: Story = {
  args: {
    content: {
      ...siteMap,
      areas: siteMap.areas.map(({ heading, pages }) => ({
        heading,
        pages: pages.map((page) => ({ ...page, title: `${page.title}, Unternehmenssoftwarelandschaft included` })),
      })),
    },
  },
  globals: { viewport: { value: 'reflow' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
