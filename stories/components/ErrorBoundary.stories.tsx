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

/** Throws an error when its button is clicked. */
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
        ['Tab', 'Moves focus to the button of the notice, then to its links.'],
        ['Enter or Space', 'On the button: reloads the page.'],
      ],
      reader: 'ErrorBoundary adds nothing until its content fails. Then ErrorNotice is announced as an alert.',
      limits:
        'A heading of three to six words, two sentences and two links. Use one boundary per page and one per form.',
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
    spyOn(console, 'error').mockImplementation(() => {});
    await step('the content works until a click makes it fail', async () => {
      await expect(canvas.queryByRole('alert')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    });
    await step('the notice replaces the content and offers a button and links', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(notice.heading);
      await expect(canvas.getByRole('button', { name: notice.again })).toBeVisible();
      await expect(canvas.getByRole('link', { name: /lamps/ })).toBeVisible();
    });
  },
};
