import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { support } from '../../src/content/support.data';
import { SupportTiers } from '../../src/sections/SupportTiers';
import { lengthen } from './longWords';

const { tiers } = support;

const meta = {
  title: 'sections/Services/SupportTiers',
  id: 'sections-supporttiers',
  component: SupportTiers,
  args: tiers,
  parameters: {
    guide: {
      reader: 'A region named by its heading, with a list. The heading of each tier names the list of its features.',
      keyboard: 'links',
      limits: 'One to three tiers, at most one of them popular. Without tiers, the section is omitted.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SupportTiers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each tier has a heading', async () => {
      const names = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
      await expect(names).toEqual(tiers.list.map(({ name }) => name));
    });
    await step('each tier has a uniquely named link to its plan', async () => {
      for (const { name } of tiers.list)
        await expect(canvas.getByRole('link', { name: `${tiers.plan.label} ${name}` })).toHaveAttribute(
          'href',
          tiers.plan.href,
        );
    });
  },
};
export const TwoAndNonePopular: Story = {
  args: { list: tiers.list.filter(({ popular }) => !popular) },
};
export const LongWords: Story = { args: { list: lengthen(tiers.list, 'name', 'features') } };
