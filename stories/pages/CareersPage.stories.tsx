import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { careers } from '../../src/content/companyPages/careers.data';
import { applicationFor } from '../../src/content/requests';
import { CareersPage } from '../../src/pages/CareersPage';
import { expectCalls, expectParts, longWords, oneOfEach } from './shown';

const meta = {
  title: 'pages/Company/CareersPage',
  id: 'pages-careerspage',
  component: CareersPage,
  parameters: { layout: 'fullscreen', path: '/careers' },
} satisfies Meta<typeof CareersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    const { openings, closing } = careers;
    await step('shows all sections in order', async () => {
      await expectParts(canvas, [openings, closing]);
    });
    await step('each application link names its position', async () => {
      await expectCalls(canvas, [
        ...openings.positions.map(({ title }) => ({
          href: applicationFor(openings.apply.href, title),
          label: `${openings.apply.label} for ${title}`,
        })),
        ...Object.values(closing.actions),
      ]);
    });
  },
};
export const NothingOpen: Story = {
  args: { content: { ...careers, openings: { ...careers.openings, positions: [] } } },
  play: async ({ canvas, step }) => {
    await step('shows that there are no open positions', async () => {
      await expect(canvas.getByText(careers.openings.none)).toBeVisible();
    });
  },
};
export const One: Story = { args: { content: oneOfEach(careers) } };
export const LastWithoutSalary: Story = {
  args: {
    content: {
      ...careers,
      openings: {
        ...careers.openings,
        positions: careers.openings.positions.map(({ salary, ...position }, at, { length }) =>
          salary && at < length - 1 ? { ...position, salary } : position,
        ),
      },
    },
  },
  play: async ({ canvas, step }) => {
    await step('the shared axis is labeled once', async () => {
      await expect(canvas.getAllByText(`$${careers.scale.from}k`)).toHaveLength(1);
    });
  },
};
export const LongWords: Story = { args: { content: longWords(careers) } };
