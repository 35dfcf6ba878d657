import { sizes } from './viewports.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** How a story is pictured: theme, and the window's width in CSS pixels. */
export interface Mode {
  theme: Theme;
  viewport: number;
}
export type Modes = Record<string, Mode>;

/** Widths of the shared window sizes, in CSS pixels. A picture at any other width would be of a window no test has. */
export const widths = Object.values(sizes).map(({ width }) => width);

export const modeName = ({ theme, viewport }: Mode) => `${theme}-${viewport}`;

/**
 * Every theme at every width.
 * @throws if a width is none of the shared window sizes (viewports.ts)
 */
export function modes({
  themes: chosen = ['light'],
  widths: wide = [1280],
}: {
  themes?: readonly Theme[];
  widths?: readonly number[];
} = {}): Modes {
  const unknown = wide.filter((width) => !widths.includes(width));
  if (unknown.length > 0) throw new Error(`No window is ${unknown.join(', ')} px wide. Known: ${widths.join(', ')}`);
  const all = wide.flatMap((viewport) => chosen.map((theme): Mode => ({ theme, viewport })));
  return Object.fromEntries(all.map((mode) => [modeName(mode), mode]));
}

/**
 * Parameters of a story that is to be pictured in more than its own theme and window:
 * `parameters: pictured({ themes, widths: [360, 1280] })`. Chromatic and `npm run visual` take the same modes; each counts
 * against the budget of snapshots (scripts/visual/budget.test.ts).
 */
export const pictured = (of: Parameters<typeof modes>[0] = {}) => ({ chromatic: { modes: modes(of) } });
