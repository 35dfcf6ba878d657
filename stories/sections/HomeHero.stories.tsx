import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { home } from '../../src/content/home.data';
import { HomeHero } from '../../src/sections/HomeHero';
import { heroStage } from '../../src/sections/HomeHero/stage';
import { whereMoving, whereStill } from '../media';

const [firstWord = ''] = Object.keys(heroStage.words);

const meta = {
  title: 'sections/Home/HomeHero (hero)',
  id: 'sections-homehero',
  component: HomeHero,
  args: home.hero,
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Goes through the actions, then to the control of the motion.'],
        [
          'Enter or Space',
          'On the control: pauses film, typing and lights together, or starts them. It is remembered for the session.',
        ],
        ['Enter', 'On an action: follows the link.'],
      ],
      reader:
        'The page’s h1 with its full sentence, once; the typed word, the drawing and the film are not said. Then the actions, the figures as terms and definitions, the badges as a list, and the control, “Pause motion”, a toggle button that is pressed or not.',
      limits:
        'A headline of up to three lines of one to three words, four figures, three badges. The words that are typed are those that the drawing has nodes for. A photograph is cut to the section from its middle and darkened.',
    },
    layout: 'fullscreen',
  },
  beforeEach: () => sessionStorage.removeItem('motion'),
} satisfies Meta<typeof HomeHero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As a visitor with reduced motion finds it: the first word stands with its node lit, nothing moves. */
export const Still: Story = {
  parameters: { motion: 'no-preference' },
  beforeEach: () => sessionStorage.setItem('motion', 'paused'),
  play: async ({ canvas, canvasElement, step }) => {
    const hero = canvasElement.querySelector('[data-hero]');
    await step('the first word stands, with its node lit', async () => {
      await expect(hero).toHaveAttribute('data-motion', 'paused');
      await expect(hero).toHaveAttribute('data-word', firstWord);
      await expect(canvasElement.querySelector('[data-typed]')).toHaveTextContent(firstWord);
    });
    await step('the heading holds the whole sentence, and the typed word is not read out', async () => {
      const sentence = `${home.hero.headline.join(' ')} ${home.hero.subline}`;
      await expect(canvas.getByRole('heading', { level: 1, name: sentence })).toBeVisible();
      await expect(canvasElement.querySelector('[data-typed]')?.closest('[aria-hidden="true"]')).not.toBeNull();
    });
    await step('nothing moves: no light, no caret, no film', async () => {
      const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
      await expect(moving).toEqual([]);
      await expect(canvasElement.querySelector('video')).not.toHaveAttribute('src');
    });
    await step('the control offers to start it', async () => {
      await expect(canvas.getByRole('button', { name: 'Pause motion', pressed: true })).toBeVisible();
    });
  },
};

/** The film cannot be played: the drawing stays, and its lights and the typing go on, under the same control. */
export const FilmFails: Story = {
  args: { filmSource: 'data:video/webm,none' },
  parameters: { motion: 'no-preference' },
  beforeEach: () => {
    // The failure is logged; in a story that is about it that would fail the run.
    const log = spyOn(console, 'error').mockImplementation(() => {});
    return () => log.mockRestore();
  },
  play: ({ canvas, canvasElement, userEvent, step }) =>
    whereMoving(async () => {
      await step('the film was tried, and is not shown', async () => {
        await waitFor(() => expect(canvasElement.querySelector('[data-film=failed]')).not.toBeNull());
        await expect(canvasElement.querySelector('[data-film=failed]')).not.toBeVisible();
      });
      await step('the drawing stays', async () => {
        await expect(canvasElement.querySelector('[data-hero] svg[data-drawing]')).toBeVisible();
      });
      await step('the control still says that something moves, and pauses that', async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Pause motion', pressed: false }));
        await expect(canvas.getByRole('button', { name: 'Pause motion', pressed: true })).toBeVisible();
        await expect(canvasElement.querySelector('[data-hero]')).toHaveAttribute('data-motion', 'paused');
      });
      await step('pressed again, it goes on without the film', async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Pause motion', pressed: true }));
        await expect(canvas.getByRole('button', { name: 'Pause motion', pressed: false })).toBeVisible();
      });
    }),
};

/** A photograph stands behind the drawing while no film is shown. */
export const Poster: Story = {
  args: { poster: '/icon-512.png' },
  play: ({ canvasElement, step }) =>
    step('the photograph fills the section', async () => {
      const photograph = canvasElement.querySelector('[data-hero] > img') as HTMLImageElement;
      await photograph.decode();
      await expect(photograph).toBeVisible();
      await expect(photograph.getBoundingClientRect().height).toBe(photograph.parentElement?.clientHeight);
    }),
};

/** Where the photograph does not load, the drawing stands on the plain surface. */
export const PosterFails: Story = {
  tags: ['check'],
  args: { poster: 'data:image/jpeg;base64,none' },
  play: async ({ canvasElement, step }) => {
    await step('the photograph is taken away', async () => {
      await waitFor(() => expect(canvasElement.querySelector('[data-hero] > img')).toBeNull());
    });
    await step('the drawing stands', async () => {
      await expect(canvasElement.querySelector('[data-hero] svg[data-drawing]')).toBeVisible();
    });
  },
};

/** The film fills the section behind words and drawing, and nothing that takes focus. */
export const Film: Story = {
  parameters: { motion: 'no-preference' },
  play: ({ canvasElement, step }) =>
    whereMoving(async () => {
      const film = canvasElement.querySelector('video') as HTMLVideoElement;
      await step('it is fetched, muted and looping', async () => {
        await waitFor(() => expect(film).toHaveAttribute('src'));
        await expect(film.muted && film.loop).toBe(true);
      });
      await step('it is as large as the section', async () => {
        const { width, height } = film.getBoundingClientRect();
        const { clientWidth, clientHeight } = film.parentElement as HTMLElement;
        await expect([width, height]).toEqual([clientWidth, clientHeight]);
      });
      await step('it takes no focus', async () => {
        film.focus();
        await expect(film).not.toHaveFocus();
      });
    }),
};

export const LongWords: Story = {
  args: {
    headline: ['Unternehmens-', 'architekturen', 'modernisieren'],
    subline: 'Without a single unplanned hour of downtime',
    badges: ['No commitment whatsoever', 'Response within twenty-four hours', 'Enterprise-grade security'],
  },
};

export const OneControlStartsAndPausesEverything: Story = {
  tags: ['check'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const hero = canvasElement.querySelector('[data-hero]');
    await step('it stands still where reduced motion is asked for', () =>
      whereStill(async () => {
        await expect(hero).toHaveAttribute('data-motion', 'paused');
      }),
    );
    // Elsewhere it starts by itself, as soon as its script is there.
    if (!matchMedia('(prefers-reduced-motion)').matches)
      await userEvent.click(await canvas.findByRole('button', { name: 'Pause motion', pressed: false }));
    await step('the control starts it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause motion', pressed: true }));
      await expect(hero).toHaveAttribute('data-motion', 'running');
      await waitFor(
        () => expect(canvasElement.querySelector('[data-typed]')).not.toHaveTextContent(new RegExp(`^${firstWord}$`)),
        {
          timeout: 5000,
        },
      );
    });
    await step('and pauses it from the keyboard', async () => {
      canvas.getByRole('button', { name: 'Pause motion', pressed: false }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(hero).toHaveAttribute('data-motion', 'paused');
    });
  },
};

/** From left to right: under the pointer, pressed, with the focus. */
export const ActionStates: Story = {
  parameters: {
    pseudo: { hover: ['[data-hero] a'], active: ['[data-hero] a + a'], focusVisible: ['[data-hero] a:last-of-type'] },
  },
};
