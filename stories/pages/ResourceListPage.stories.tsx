import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { resourceListAt } from '../../src/content/listPages/resourceList';
import { ResourceListPage } from '../../src/pages/ResourceListPage';
import { longWords, oneOfEach } from './shown';

const content = resourceListAt('/resources/all');

const meta = {
  title: 'pages/Resources/ResourceListPage',
  id: 'pages-resourcelistpage',
  tags: ['new'],
  component: ResourceListPage,
  args: { content },
  parameters: { layout: 'fullscreen', path: '/resources/all' },
} satisfies Meta<typeof ResourceListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: pictured('phone', 'tablet') };
export const NoRecords: Story = { args: { content: { ...content, list: { ...content.list, entries: [] } } } };
export const OneRecord: Story = { args: { content: oneOfEach(content) } };
export const LongWords: Story = { args: { content: longWords(content) } };
