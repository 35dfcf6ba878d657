import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { resourceHub } from '../../src/content/listPages/resources.data';
import { resources } from '../../src/content/resources';
import { ResourcesPage } from '../../src/pages/ResourcesPage';

const meta = {
  title: 'pages/Resources/ResourcesPage',
  id: 'pages-resourcespage',
  component: ResourcesPage,
  args: { content: resourceHub, load: async () => resources },
  parameters: { layout: 'fullscreen', path: '/resources' },
} satisfies Meta<typeof ResourcesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: pictured('phone', 'tablet') };
export const NoRecords: Story = { args: { content: { ...resourceHub, first: [], total: 0 } } };
