import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { workWithUs } from '../../src/content/companyPages/workWithUs.data';
import { applicationFor } from '../../src/content/requests';
import { WorkWithUsPage } from '../../src/pages/WorkWithUsPage';
import { emptyLists, expectCalls, expectParts, longWords, oneOfEach } from './shown';

const meta = {
  title: 'pages/Company/WorkWithUsPage',
  id: 'pages-workwithuspage',
  component: WorkWithUsPage,
  parameters: { layout: 'fullscreen', path: '/about/careers' },
} satisfies Meta<typeof WorkWithUsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    const { benefits, positions, closing } = workWithUs;
    await step('shows all sections in order', async () => {
      await expectParts(canvas, [benefits, positions, closing]);
    });
    await step('each application link names its position', async () => {
      await expectCalls(
        canvas,
        positions.positions.map(({ title }) => ({
          href: applicationFor(positions.apply.href, title),
          label: `${positions.apply.label} for ${title}`,
        })),
      );
    });
  },
};
export const NothingOpen: Story = {
  args: { content: emptyLists(workWithUs) },
  play: async ({ canvas, step }) => {
    await step('shows that there are no open positions', async () => {
      await expect(canvas.getByText(workWithUs.none)).toBeVisible();
    });
  },
};
export const One: Story = { args: { content: oneOfEach(workWithUs) } };
export const LongWords: Story = { args: { content: longWords(workWithUs) } };
