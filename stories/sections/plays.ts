import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

type Context = Pick<StoryContext, 'canvas' | 'userEvent' | 'step'>;

/** Play function of `None`: a section without entries shows no heading. */
export const noHeading = ({ canvas, step }: Context) =>
  step('shows no heading', async () => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  });

/** Tab reaches the section's first link. Removes focus afterwards for the screenshot. */
export const tabReaches = ({ canvas, userEvent, step }: Context, { label, href }: { label: string; href: string }) =>
  step(`Tab reaches “${label}”, a link to ${href}`, async () => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: label });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', href);
    link.blur();
  });
