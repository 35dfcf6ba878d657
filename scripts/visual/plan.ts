import { isTheme, type Mode, sizeOf, type Theme } from '../../.storybook/modes.ts';

/** What the comparison must know of a story. */
export interface StoryFacts {
  id: string;
  title: string;
  name: string;
  /** The story's own globals: they hold in every mode, as in Chromatic. */
  theme: string | undefined;
  viewport: string | undefined;
  /** `parameters.chromatic.modes` */
  modes: Readonly<Record<string, Mode>>;
  motion: 'reduce' | 'no-preference';
  forcedColors: 'active' | 'none';
}

export interface Picture {
  /** File name without ending, unique, and the same when a component moves to another group: `pages-homepage/long-words.dark`. */
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
  forcedColors: StoryFacts['forcedColors'];
  direction: 'ltr' | 'rtl';
  pictures: Picture[];
}

/** Which windows a story is visited in, and which pictures are taken there. */
export function visitsOf(story: StoryFacts): Visit[] {
  const visits = new Map<string, Visit>();
  for (const [name, mode] of Object.entries(story.modes)) {
    const { width, height } = sizeOf(story.viewport ?? mode.viewport);
    const forcedColors = mode.colors === 'forced' ? 'active' : story.forcedColors;
    const direction = mode.direction ?? 'ltr';
    const key = [width, forcedColors, direction].join();
    const { id, motion } = story;
    const visit = visits.get(key) ?? { id, width, height, motion, forcedColors, direction, pictures: [] };
    visits.set(key, visit);
    const theme = isTheme(story.theme) ? story.theme : (mode.theme ?? 'light');
    if (visit.pictures.some((picture) => picture.theme === theme)) continue;
    visit.pictures.push({
      name: `${id.replace('--', '/')}.${name.replaceAll(' ', '-')}`,
      story: `${story.title}, ${story.name}`,
      mode: name,
      theme,
    });
  }
  return [...visits.values()];
}
