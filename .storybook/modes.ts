import type { ViewportMap } from 'storybook/viewport';

// Themes, window sizes and screenshot modes. Do not write a story only to show another theme or width.

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

type Size = { name: string; width: number; height: number; type: 'mobile' | 'tablet' | 'desktop' };

/**
 * Window sizes in CSS pixels. `globals: { viewport: { value: 'mobile1' } }` gives a story the size `mobile1` in
 * Storybook and in the test run. Set a size only for components that behave differently at that size.
 */
export const sizes = {
  reflow: { name: 'Reflow, 320 px (400 % zoom)', width: 320, height: 256, type: 'mobile' },
  mobile1: { name: 'Phone, 360 px', width: 360, height: 740, type: 'mobile' },
  mobile2: { name: 'Large phone, 414 px', width: 414, height: 896, type: 'mobile' },
  tablet: { name: 'Tablet, 768 px', width: 768, height: 1024, type: 'tablet' },
  laptop: { name: 'Laptop, 1024 px', width: 1024, height: 768, type: 'desktop' },
  desktop: { name: 'Desktop, 1280 px', width: 1280, height: 800, type: 'desktop' },
  wide: { name: 'Wide, 1920 px', width: 1920, height: 1080, type: 'desktop' },
} satisfies Record<string, Size>;
export type SizeName = keyof typeof sizes;

/** Default viewport. */
export const standard = 'desktop' satisfies SizeName;

/** @throws if the viewport does not exist */
export function sizeOf(name: string = standard): Size {
  if (!(name in sizes)) throw new Error(`No viewport "${name}". Known: ${Object.keys(sizes).join(', ')}`);
  return sizes[name as SizeName];
}

export const viewports: ViewportMap = Object.fromEntries(
  Object.entries(sizes).map(([id, { name, width, height, type }]) => [
    id,
    { name, type, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

/** Settings of a screenshot. */
export interface Mode {
  theme?: Theme;
  viewport?: SizeName;
  forcedColors?: 'active';
  direction?: 'rtl';
  /** Disables a default mode. */
  disable?: true;
}

export const modes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  phone: { theme: 'light', viewport: 'mobile1' },
  'dark phone': { theme: 'dark', viewport: 'mobile1' },
  tablet: { theme: 'light', viewport: 'tablet' },
  'forced colors': { theme: 'light', forcedColors: 'active' },
  'right to left': { theme: 'light', direction: 'rtl' },
} satisfies Record<string, Mode>;
export type ModeName = keyof typeof modes;

/**
 * Parameters of a story for screenshots in the named modes, in addition to the modes of preview.tsx. Chromatic and
 * `npm run visual` take the screenshots. Example: `parameters: pictured('phone')`.
 */
export const pictured = (...names: readonly ModeName[]) => ({
  chromatic: { modes: Object.fromEntries(names.map((name) => [name, modes[name]])) as Record<string, Mode> },
});
