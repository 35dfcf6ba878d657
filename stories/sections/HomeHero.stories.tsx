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
        ['Tab', 'Moves through the actions, then to the button “Pause motion”.'],
        [
          'Enter or Space',
          'On “Pause motion”: pauses or starts the video, the typing and the moving lights, and remembers the choice for the session.',
        ],
        ['Enter', 'On an action: follows the link.'],
      ],
      reader:
        'The page’s h1, the actions, a list of figures, a list of badges, and the toggle button “Pause motion”. The typed word, the drawing and the video are hidden.',
      limits:
        'A headline of up to three lines with one to three words each, four figures and three badges. The drawing needs a node for each typed word. A photograph is cropped to its center and darkened.',
    },
    layout: 'fullscreen',
  },
  beforeEach: () => sessionStorage.removeItem('motion'),
} satisfies Meta<typeof HomeHero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Motion is paused, so the hero shows the first word with its node highlighted, the same as with reduced motion. */
export const Still: Story = {
  parameters: { motion: 'no-preference' },
  beforeEach: () => sessionStorage.setItem('motion', 'paused'),
  play: async ({ canvas, canvasElement, step }) => {
    const hero = canvasElement.querySelector('[data-hero]');
    await step('shows the first word with its node highlighted', async () => {
      await expect(hero).toHaveAttribute('data-motion', 'paused');
      await expect(hero).toHaveAttribute('data-word', firstWord);
      await expect(canvasElement.querySelector('[data-typed]')).toHaveTextContent(firstWord);
    });
    await step('the heading has the whole sentence, and the typed word is hidden from screen readers', async () => {
      const sentence = `${home.hero.headline.join(' ')} ${home.hero.subline}`;
      await expect(canvas.getByRole('heading', { level: 1, name: sentence })).toBeVisible();
      await expect(canvasElement.querySelector('[data-typed]')?.closest('[aria-hidden="true"]')).not.toBeNull();
    });
    await step('no animation runs, and no video is loaded', async () => {
      const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
      await expect(moving).toEqual([]);
      await expect(canvasElement.querySelector('video')).not.toHaveAttribute('src');
    });
    await step('the button “Pause motion” is pressed', async () => {
      await expect(canvas.getByRole('button', { name: 'Pause motion', pressed: true })).toBeVisible();
    });
  },
};

/** The video fails to load, but the typing and the moving lights continue. */
export const FilmFails: Story = {
  tags: ['check'],
  args: { filmSource: 'data:video/webm,none' },
  parameters: { motion: 'no-preference' },
  beforeEach: () => {
    // The expected error log would fail the test run.
    const log = spyOn(console, 'error').mockImplementation(() => {});
    return () => log.mockRestore();
  },
  play: ({ canvas, canvasElement, userEvent, step }) =>
    whereMoving(async () => {
      await step('the video fails and is hidden', async () => {
        await waitFor(() => expect(canvasElement.querySelector('[data-film=failed]')).not.toBeNull());
        await expect(canvasElement.querySelector('[data-film=failed]')).not.toBeVisible();
      });
      await step('the drawing is visible', async () => {
        await expect(canvasElement.querySelector('[data-hero] svg[data-drawing]')).toBeVisible();
      });
      await step('the button pauses the typing and the moving lights', async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Pause motion', pressed: false }));
        await expect(canvas.getByRole('button', { name: 'Pause motion', pressed: true })).toBeVisible();
        await expect(canvasElement.querySelector('[data-hero]')).toHaveAttribute('data-motion', 'paused');
      });
      await step('a second press starts them again', async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Pause motion', pressed: true }));
        await expect(canvas.getByRole('button', { name: 'Pause motion', pressed: false })).toBeVisible();
      });
    }),
};

/** Shows a photograph behind the drawing while no video plays. */
export const Poster: Story = {
  args: { poster: '/icon-512.png' },
  beforeEach: () => sessionStorage.setItem('motion', 'paused'),
  play: ({ canvasElement, step }) =>
    step('the photograph fills the section', async () => {
      const photograph = canvasElement.querySelector('[data-hero] > img') as HTMLImageElement;
      await photograph.decode();
      await expect(photograph).toBeVisible();
      await expect(photograph.getBoundingClientRect().height).toBe(photograph.parentElement?.clientHeight);
    }),
};

/** The photograph fails to load. */
export const PosterFails: Story = {
  tags: ['check'],
  args: { poster: 'data:image/jpeg;base64,none' },
  play: async ({ canvasElement, step }) => {
    await step('the photograph is removed', async () => {
      await waitFor(() => expect(canvasElement.querySelector('[data-hero] > img')).toBeNull());
    });
    await step('the drawing is visible', async () => {
      await expect(canvasElement.querySelector('[data-hero] svg[data-drawing]')).toBeVisible();
    });
  },
};

/** The video fills the section behind text and drawing, and does not take focus. */
export const Film: Story = {
  parameters: { motion: 'no-preference' },
  play: ({ canvasElement, step }) =>
    whereMoving(async () => {
      const film = canvasElement.querySelector('video') as HTMLVideoElement;
      await step('the video is loaded, muted and loops', async () => {
        await waitFor(() => expect(film).toHaveAttribute('src'));
        await expect(film.muted && film.loop).toBe(true);
      });
      await step('the video cannot take focus', async () => {
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
    await step('motion is paused if the visitor prefers reduced motion', () =>
      whereStill(async () => {
        await expect(hero).toHaveAttribute('data-motion', 'paused');
      }),
    );
    // Without that preference, motion starts once the script is loaded.
    if (!matchMedia('(prefers-reduced-motion)').matches)
      await userEvent.click(await canvas.findByRole('button', { name: 'Pause motion', pressed: false }));
    await step('the button starts the motion', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause motion', pressed: true }));
      await expect(hero).toHaveAttribute('data-motion', 'running');
      await waitFor(
        () => expect(canvasElement.querySelector('[data-typed]')).not.toHaveTextContent(new RegExp(`^${firstWord}$`)),
        {
          timeout: 5000,
        },
      );
    });
    await step('Enter pauses the motion', async () => {
      canvas.getByRole('button', { name: 'Pause motion', pressed: false }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(hero).toHaveAttribute('data-motion', 'paused');
    });
  },
};

/** The primary action is hovered, the secondary one is pressed, and the tertiary one is focused. */
export const ActionStates: Story = {
  parameters: {
    pseudo: {
      hover: ['[data-hero] a[href="/contact"]'],
      active: ['[data-hero] a + a'],
      focusVisible: ['[data-hero] a[href="/case-studies"]'],
    },
  },
};
