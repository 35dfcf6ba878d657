import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ShowAll } from '../../src/sections/ShowAll';

interface Entry {
  id: number;
  title: string;
}
const entries = (length: number) => Array.from({ length }, (_, id) => ({ id, title: `Lighthouse ${id + 1}` }));
const meta = {
  title: 'sections/Resources/ShowAll',
  id: 'sections-showall',
  component: ShowAll<Entry>,
  args: {
    entries: entries(9),
    first: 4,
    label: 'Show every lighthouse',
    children: (shown) => (
      <ul>
        {shown.map(({ id, title }) => (
          <li key={id}>
            <article>
              <h3>{title}</h3>
            </article>
          </li>
        ))}
      </ul>
    ),
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Goes to the button after the entries that are shown.'],
        [
          'Enter or Space',
          'Shows all. The focus goes to the first entry that was not shown before, and the button goes.',
        ],
      ],
      reader: 'How many of all are shown, then the button.',
      limits:
        'As many as a page’s scripts may hold, some dozens. Without scripts the first ones stand with their number.',
    },
  },
} satisfies Meta<typeof ShowAll<Entry>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas, step }) =>
    step('the first four are shown, and counted', async () => {
      await expect(canvas.getAllByRole('article')).toHaveLength(4);
      await expect(canvas.getByText('4 of 9')).toBeVisible();
    }),
};
export const ShowsAllAndGoesOnWithTheFirstNewOne: Story = {
  tags: ['check'],
  play: async ({ canvas, step }) => {
    await step('a click shows all', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(canvas.getAllByRole('article')).toHaveLength(9);
    });
    await step('the focus is on the first new one, and the button is gone', async () => {
      await waitFor(() => expect(canvas.getAllByRole('article')[4]).toHaveFocus());
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
};
export const NoMoreThanAreShownAtFirst: Story = {
  tags: ['check'],
  args: { entries: entries(4) },
  play: ({ canvas, step }) =>
    step('all are shown, and there is no button', async () => {
      await expect(canvas.getAllByRole('article')).toHaveLength(4);
      await expect(canvas.queryByRole('button')).toBeNull();
    }),
};
export const None: Story = { args: { entries: [] } };
