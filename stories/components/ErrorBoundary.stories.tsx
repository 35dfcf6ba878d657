import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn } from 'storybook/test';
import { Button } from '../../src/components/Button';
import { ErrorBoundary, ErrorNotice } from '../../src/components/ErrorBoundary';
import { gallery } from '../gallery';

const notice = {
  heading: 'The lamp table stopped working',
  text: 'Your list of lamps is kept. Reload, or ask the lighthouse.',
  again: 'Reload',
  links: [
    { label: 'lamps@example.com', href: 'mailto:lamps@example.com' },
    { label: '+1 215 555 0199', href: 'tel:+12155550199' },
  ],
};

/** Fails once its button is pressed. */
function Fragile() {
  const [failed, setFailed] = useState(false);
  if (failed) throw new Error('A part that is made to fail');
  return <Button onClick={() => setFailed(true)}>Fail</Button>;
}

const meta = {
  title: 'components/Feedback/ErrorBoundary (failed part)',
  id: 'components-errorboundary',
  component: ErrorBoundary,
  tags: ['new'],
  args: { fallback: <ErrorNotice {...notice} />, children: <Fragile /> },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Reaches the button of the notice, then its links.'],
        ['Enter or Space', 'On the button: loads the page again.'],
      ],
      reader: 'Nothing, until its part fails: then the notice is read out, heading first.',
      limits: 'A heading of three to six words, two sentences, two links. One boundary a page and one a form.',
    },
  },
} satisfies Meta<typeof ErrorBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: <ErrorNotice {...notice} /> } };
export const AllVariants: Story = {
  ...Default,
  ...gallery(ErrorBoundary, { 'the notice': {}, 'the notice on ink': {} }, { onInk: ['the notice on ink'] }),
};

export const SaysWhatFailedInItsPlace: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    const report = spyOn(console, 'error').mockImplementation(() => {});
    await step('the part works until it fails', async () => {
      await expect(canvas.queryByRole('alert')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    });
    await step('then the notice says so, with ways to go on', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(notice.heading);
      await expect(canvas.getByRole('button', { name: notice.again })).toBeVisible();
      await expect(canvas.getByRole('link', { name: /lamps/ })).toBeVisible();
    });
    await step('and the error is reported', async () => {
      await expect(report).toHaveBeenCalled();
    });
  },
};
