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
        ['Tab', 'Moves to the button after the shown entries.'],
        ['Enter or Space', 'Shows all entries, moves focus to the first new one and removes the button.'],
      ],
      reader: 'The number of shown entries, then the button.',
      limits: 'Up to a few dozen entries, because all of them are part of the page’s data.',
    },
  },
} satisfies Meta<typeof ShowAll<Entry>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas, step }) =>
    step('shows the first four and the count', async () => {
      await expect(canvas.getAllByRole('article')).toHaveLength(4);
      await expect(canvas.getByText('4 of 9')).toBeVisible();
    }),
};
export const ShowsAllAndGoesOnWithTheFirstNewOne: Story = {
  tags: ['check'],
  play: async ({ canvas, step }) => {
    await step('a click shows all entries', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(canvas.getAllByRole('article')).toHaveLength(9);
    });
    await step('focus is on the first new entry, and the button is removed', async () => {
      await waitFor(() => expect(canvas.getAllByRole('article')[4]).toHaveFocus());
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
};
export const NoMoreThanAreShownAtFirst: Story = {
  tags: ['check'],
  args: { entries: entries(4) },
  play: ({ canvas, step }) =>
    step('shows all entries without a button', async () => {
      await expect(canvas.getAllByRole('article')).toHaveLength(4);
      await expect(canvas.queryByRole('button')).toBeNull();
    }),
};
