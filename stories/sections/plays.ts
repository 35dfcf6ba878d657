import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

type Context = Pick<StoryContext, 'canvas' | 'userEvent' | 'step'>;

/** The play function of `None`: a section without entries leaves no heading behind. */
export const noHeading = ({ canvas, step }: Context) =>
  step('no heading stands over nothing', async () => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  });

/** Tab reaches a section's first link. Blurs it again, so that screenshots show the story at rest. */
export const tabReaches = ({ canvas, userEvent, step }: Context, { label, href }: { label: string; href: string }) =>
  step(`Tab reaches “${label}”, which leads to ${href}`, async () => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: label });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', href);
    link.blur();
  });
