import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { alliances } from '../../src/content/companyPages/alliances';
import { AlliancesPage } from '../../src/pages/AlliancesPage';
import { expectCalls, expectParts } from './shown';

const meta = {
  title: 'pages/Company/AlliancesPage',
  id: 'pages-alliancespage',
  component: AlliancesPage,
  parameters: { layout: 'fullscreen', path: '/alliances' },
} satisfies Meta<typeof AlliancesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const { head, categories, key, benefits, closing } = alliances;
    await step('its parts stand in the order of its record', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: head.heading })).toBeVisible();
      await expectParts(canvas, [categories, key, benefits, closing]);
    });
    await step('calls lead where they say', async () => {
      await expectCalls(canvas, [...[head.back ?? []].flat(), ...Object.values(closing.actions)]);
    });
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const EmptyLists: Story = {
  args: {
    content: {
      ...alliances,
      categories: { ...alliances.categories, categories: [] },
      key: { ...alliances.key, alliances: [] },
    },
  },
};
export const OneOfEach: Story = {
  args: {
    content: {
      ...alliances,
      categories: { ...alliances.categories, categories: alliances.categories.categories.slice(0, 1) },
      key: { ...alliances.key, alliances: alliances.key.alliances.slice(0, 1) },
    },
  },
};
export const LongWords: Story = {
  args: {
    content: {
      ...alliances,
      key: {
        ...alliances.key,
        alliances: alliances.key.alliances.map((alliance) => ({
          ...alliance,
          name: `${alliance.name} Donaudampfschifffahrtselektrizitätenhauptbetriebswerk`,
        })),
      },
    },
  },
};
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };
