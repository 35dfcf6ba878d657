import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TagList } from '../../src/components/TagList';
import { gallery } from '../gallery';
import { whereForced } from '../media';

const meta = {
  title: 'components/Text/TagList (tags, chips)',
  id: 'components-taglist',
  component: TagList,
  parameters: {
    guide: {
      reader: 'A list named by `label`.',
      limits: 'One to six tags of one to three words. Tags wrap onto new lines. Without tags, nothing is rendered.',
    },
  },
  args: { tags: ['Manufacturing', 'Automotive', 'S/4HANA'] },
} satisfies Meta<typeof TagList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { label: 'Topics' },
  play: ({ canvas, step }) =>
    step('the tags are a named list', async () => {
      await expect(canvas.getByRole('list', { name: 'Topics' })).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    }),
};
const many = ['Manufacturing', 'Retail', 'Logistics', 'Financial Services', 'Healthcare', 'Automotive'];
export const AllVariants: Story = gallery(
  TagList,
  {
    'three tags': {},
    'many tags': { tags: many },
    'one long tag': { tags: ['Wholesale Distribution & Professional Services'] },
  },
  { columns: 3 },
);

export const NoneShowsNothing: Story = {
  tags: ['check'],
  args: { tags: [] },
  play: ({ canvas, step }) =>
    step('without tags, no list is rendered', async () => {
      await expect(canvas.queryByRole('list')).toBeNull();
    }),
};
export const ForcedColors: Story = {
  parameters: { forcedColors: 'active' },
  play: ({ canvas, step }) =>
    step('each tag has a dot before it', () =>
      whereForced(async () => {
        const surface = getComputedStyle(document.body).backgroundColor;
        for (const tag of canvas.getAllByRole('listitem')) {
          const { borderTopStyle, borderTopColor } = getComputedStyle(tag, '::before');
          await expect(borderTopStyle).toBe('solid');
          await expect(borderTopColor).not.toBe(surface);
        }
      }),
    ),
};
