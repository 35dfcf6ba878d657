import { isPage } from '../../.storybook/accessibility.ts';
import { type Mode, type Modes, modeName, modes, type Theme, themes } from '../../.storybook/modes.ts';
import { sizes, standard } from '../../.storybook/viewports.ts';

/** What the comparison must know of a story. */
export interface StoryFacts {
  id: string;
  title: string;
  name: string;
  /** The story's own globals: they hold in every mode. */
  theme: string | undefined;
  viewport: string | undefined;
  /** `parameters.chromatic.modes`, where the story asks for them. */
  modes: Modes | undefined;
  motion: 'reduce' | 'no-preference';
}

export interface Picture {
  /** File name without ending, unique, and the same when a component moves to another group: `pages-homepage/long-words.dark-1280`. */
  name: string;
  /** For people: `pages/HomePage, Long Words`. */
  story: string;
  mode: string;
  theme: Theme;
}

/** One visit of a story in one window; more than one picture if it is shown in both themes. */
export interface Visit {
  id: string;
  width: number;
  height: number;
  motion: StoryFacts['motion'];
  pictures: Picture[];
}

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

function windowOf(width: number, viewport: string | undefined) {
  const own = sizes[viewport ?? ''];
  return own ?? Object.values(sizes).find((size) => size.width === width) ?? sizes[standard];
}

/**
 * The modes that a story asks for; otherwise its own width in both themes, or light if it is a page: that has a dark story,
 * and its parts are pictured in both.
 */
function modesOf({ title, theme, viewport, modes: asked }: StoryFacts): Mode[] {
  const own = sizes[viewport ?? standard];
  if (!own) throw new Error(`No viewport "${viewport}". Known: ${Object.keys(sizes).join(', ')}`);
  const chosen = asked ?? modes({ themes: isPage(title) ? ['light'] : themes, widths: [own.width] });
  const shown = Object.values(chosen).map((mode) => ({
    theme: isTheme(theme) ? theme : mode.theme,
    viewport: viewport ? own.width : mode.viewport,
  }));
  return [...new Map(shown.map((mode) => [modeName(mode), mode])).values()];
}

/** Which windows a story is visited in, and which pictures are taken there. */
export function visitsOf(story: StoryFacts): Visit[] {
  const visits = new Map<number, Visit>();
  for (const mode of modesOf(story)) {
    const size = windowOf(mode.viewport, story.viewport);
    if (!size) throw new Error(`No window is ${mode.viewport} px wide.`);
    const { width, height } = size;
    const visit = visits.get(width) ?? { id: story.id, width, height, motion: story.motion, pictures: [] };
    visits.set(width, visit);
    visit.pictures.push({
      name: `${story.id.replace('--', '/')}.${modeName(mode)}`,
      story: `${story.title}, ${story.name}`,
      mode: modeName(mode).replace('-', ', ').concat(' px'),
      theme: mode.theme,
    });
  }
  return [...visits.values()];
}
