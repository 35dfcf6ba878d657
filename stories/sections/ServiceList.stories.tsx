import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { overview } from '../../src/content/servicePages/overview';
import { ServiceList } from '../../src/sections/ServiceList';

const { services } = overview.services;
const meta = {
  title: 'sections/Services/ServiceList',
  id: 'sections-servicelist',
  component: ServiceList,
  args: { index: 1, ...overview.services },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Goes from link to link.'],
        ['Enter', 'Follows the link.'],
      ],
      reader: 'A region named by its heading; a list of articles, each named by its service.',
      limits: 'One to eight services. None shows nothing.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ServiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const OnBand: Story = { args: { surface: 'band' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Laptop: Story = { globals: { viewport: { value: 'laptop' } } };
export const One: Story = { args: { services: services.slice(0, 1) } };
export const None: Story = {
  args: { services: [] },
  play: async ({ canvas, step }) => {
    await step('no heading stands over nothing', async () => {
      await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    });
  },
};
export const LongWords: Story = {
  args: {
    services: services.map((service) => ({
      ...service,
      title: `${service.title} for Unternehmenssoftwarelandschaften`,
      features: [...service.features, 'Geschäftsprozessverantwortungsübergabe'],
    })),
  },
  globals: { viewport: { value: 'reflow' } },
};
export const EachLeadsToItsPage: Story = {
  tags: ['check'],
  play: async ({ canvas, step }) => {
    await step('each service leads to its page', async () => {
      const links = canvas.getAllByRole('link', { name: / about / });
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(services.map(({ link }) => link));
    });
  },
};
