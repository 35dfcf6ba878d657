import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../src/components/Button';
import { ResultCount, type ResultCountProps } from '../../src/components/ResultCount';
import { Stack } from '../../src/components/Stack';
import { gallery } from '../gallery';

const meta = {
  title: 'components/Feedback/ResultCount',
  id: 'components-resultcount',
  component: ResultCount,
  args: { count: 11 },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Skips the count. With `level`, a page can focus the count after removing the focused control.'],
      ],
      reader:
        'The count with its noun. The count is announced 1.4 seconds after its last change, unless it is a heading with focus.',
      limits: 'A singular and a plural noun.',
    },
  },
} satisfies Meta<typeof ResultCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas, step }) =>
    step('the count has its noun, and nothing is announced', async () => {
      await expect(canvas.getByText('11').parentElement).toHaveTextContent('11 resources');
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    }),
};
export const AllVariants: Story = {
  ...gallery(
    ResultCount,
    {
      none: { count: 0 },
      one: { count: 1 },
      'ten thousand': { count: 10_000 },
      'another noun': { count: 5, noun: { one: 'article', other: 'articles' } },
      'not known yet': { instead: 'Loading resources' },
    },
    { columns: 3 },
  ),
  play: ({ canvas, step }) =>
    step('each count has its noun, and a large count has a thousands separator', async () => {
      const said = canvas.getAllByRole('status').map(({ previousSibling }) => previousSibling?.textContent);
      await expect(said).toEqual(['0 resources', '1 resource', '10,000 resources', '5 articles', 'Loading resources']);
    }),
};

function Counting(props: ResultCountProps) {
  const [count, setCount] = useState(props.count);
  return (
    <Stack align="start">
      <ResultCount {...props} count={count} />
      <Button variant="outline" size="medium" onClick={() => setCount(count - 1)}>
        One less
      </Button>
    </Stack>
  );
}

/** Several quick changes cause one announcement. */
export const ChangesAreAnnounced: Story = {
  tags: ['check'],
  args: { count: 4, level: 2 },
  render: (args) => <Counting {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('the count is a focusable heading', async () => {
      const heading = canvas.getByRole('heading', { name: /^4 ?resources$/ });
      heading.focus();
      await expect(heading).toHaveFocus();
    });
    await step('only the last count is announced, and none while the heading has focus', async () => {
      const region = canvas.getByRole('status');
      const said: string[] = [];
      const watching = new MutationObserver(() => said.push(region.textContent));
      watching.observe(region, { childList: true, characterData: true, subtree: true });
      for (const left of [3, 2, 1]) {
        await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
        await expect(canvas.getByRole('heading')).toHaveTextContent(left === 1 ? '1 resource' : `${left} resources`);
      }
      await waitFor(() => expect(said).toEqual(['1 resource']), { timeout: 5_000 });
      await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
      canvas.getByRole('heading').focus();
      await waitFor(() => expect(said).toEqual(['1 resource', '']), { timeout: 5_000 });
      watching.disconnect();
    });
  },
};
