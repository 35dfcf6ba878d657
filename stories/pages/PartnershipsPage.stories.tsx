import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partnerships } from '../../src/content/companyPages/partnerships';
import { PartnershipsPage } from '../../src/pages/PartnershipsPage';
import { expectCalls, expectParts } from './shown';

const meta = {
  title: 'pages/Company/PartnershipsPage',
  id: 'pages-partnershipspage',
  component: PartnershipsPage,
  parameters: { layout: 'fullscreen', path: '/partnerships' },
} satisfies Meta<typeof PartnershipsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const { head, types, ideal, process, closing } = partnerships;
    await step('its parts stand in the order of its record', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: head.heading })).toBeVisible();
      await expectParts(canvas, [types, ideal, process, closing]);
    });
    await step('calls lead where they say, and each kind has its heading', async () => {
      await expectCalls(canvas, [...[head.back ?? []].flat(), ...Object.values(closing.actions)]);
      for (const { title } of types.types)
        await expect(canvas.getByRole('heading', { level: 3, name: title })).toBeVisible();
    });
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const EmptyLists: Story = {
  args: {
    content: {
      ...partnerships,
      types: { ...partnerships.types, types: [] },
      ideal: { ...partnerships.ideal, points: [] },
      process: { ...partnerships.process, steps: [] },
    },
  },
};
export const OneOfEach: Story = {
  args: {
    content: {
      ...partnerships,
      types: { ...partnerships.types, types: partnerships.types.types.slice(0, 1) },
      ideal: { ...partnerships.ideal, points: partnerships.ideal.points.slice(0, 1) },
      process: { ...partnerships.process, steps: partnerships.process.steps.slice(0, 1) },
    },
  },
};
export const LongWords: Story = {
  args: {
    content: {
      ...partnerships,
      types: {
        ...partnerships.types,
        types: partnerships.types.types.map((type) => ({
          ...type,
          title: `${type.title}softwarelandschaftspartnerschaft`,
        })),
      },
    },
  },
};
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };
