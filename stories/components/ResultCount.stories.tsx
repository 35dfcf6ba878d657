import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../src/components/Button';
import { ResultCount, type ResultCountProps } from '../../src/components/ResultCount';
import { Stack } from '../../src/components/Stack';
import { showLooks } from '../looks';

const meta = {
  title: 'components/Feedback/ResultCount',
  id: 'components-resultcount',
  component: ResultCount,
  args: { count: 11 },
  parameters: {
    guide: {
      keyboard: [['Tab', 'Passes it by. A page moves the focus to it when the control that had the focus has gone.']],
      reader: 'A status: the count and its noun, said politely whenever it changes.',
      limits: 'A noun for one and for several. Figures from a thousand on have their separators.',
    },
  },
} satisfies Meta<typeof ResultCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas, step }) =>
    step('the number is said with its noun', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('11 resources');
    }),
};
export const AllVariants: Story = {
  render: showLooks(ResultCount, {
    none: { count: 0 },
    one: { count: 1 },
    'ten thousand': { count: 10_000 },
    'another noun': { count: 5, noun: { one: 'article', other: 'articles' } },
    'not known yet': { instead: 'Loading resources' },
  }),
  play: ({ canvas, step }) =>
    step('each number is said with its noun, thousands set apart', async () => {
      const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
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

/** The region stays the same, and says its new words. */
export const ChangesAreAnnounced: Story = {
  tags: ['check'],
  args: { count: 2 },
  render: (args) => <Counting {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('another number is told in the same place', async () => {
      const region = canvas.getByRole('status');
      await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
      await expect(region).toHaveTextContent('1 resource');
      await expect(canvas.getByRole('status')).toBe(region);
    });
    await step('it can be given the focus', async () => {
      canvas.getByRole('status').focus();
      await expect(canvas.getByRole('status')).toHaveFocus();
    });
  },
};
