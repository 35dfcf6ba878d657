import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { overview } from '../../src/content/servicePages/overview.data';
import { ServiceList } from '../../src/sections/ServiceList';
import { lengthen } from './longWords';
import { noHeading } from './plays';

const { services } = overview.services;
const meta = {
  title: 'sections/Services/ServiceList',
  id: 'sections-servicelist',
  component: ServiceList,
  args: { index: 1, ...overview.services },
  parameters: {
    guide: {
      keyboard: 'links',
      reader: 'A region named by its heading, with a list of articles, each named by its service.',
      limits: 'One to eight services. Without services, the section is omitted.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ServiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas, step }) =>
    step('each service links to its page', async () => {
      const links = canvas.getAllByRole('link', { name: / about / });
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(services.map(({ link }) => link));
    }),
};
export const OnBand: Story = { args: { surface: 'band' } };
export const One: Story = { args: { services: services.slice(0, 1) } };
export const None: Story = { args: { services: [] }, play: noHeading };
export const LongWords: Story = { args: { services: lengthen(services, 'title', 'features') } };
