import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

type Context = Pick<StoryContext, 'canvas' | 'userEvent' | 'step'>;

/** Goes on by Tab until an element has the focus, ten stops at most: between two fields there may be choices. */
export async function tabTo({ userEvent }: Context, element: HTMLElement) {
  for (let stop = 0; stop < 10 && !element.matches(':focus'); stop++) await userEvent.tab();
  await expect(element).toHaveFocus();
}

/** Fills a form by keyboard alone, field after field, and sends it with Enter on its button. */
export async function fillAndSend(
  context: Context,
  { entries, submit }: { entries: readonly (readonly [label: string, words: string])[]; submit: string },
) {
  const { canvas, userEvent, step } = context;
  await step('each field is reached in turn and filled', async () => {
    for (const [label, words] of entries) {
      await tabTo(context, canvas.getByRole('textbox', { name: label }));
      await userEvent.keyboard(words);
    }
  });
  await step('the button follows, and Enter sends', async () => {
    await tabTo(context, canvas.getByRole('button', { name: submit }));
    await userEvent.keyboard('{Enter}');
  });
}
