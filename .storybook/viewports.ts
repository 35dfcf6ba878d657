import type { ViewportMap } from 'storybook/viewport';

type Size = { name: string; width: number; height: number; type: 'mobile' | 'tablet' | 'desktop' };

/** The narrowest window in which nothing may scroll sideways. */
export const reflow: Size = { name: 'Reflow, 320 px (400 % zoom)', width: 320, height: 256, type: 'mobile' };

/**
 * Window sizes that stories and their tests share, in CSS pixels:
 * `globals: { viewport: { value: 'mobile1' } }` gives a story the size in Storybook and in the test run.
 */
export const sizes: Record<string, Size> = {
  reflow,
  mobile1: { name: 'Phone, 360 px', width: 360, height: 740, type: 'mobile' },
  mobile2: { name: 'Large phone, 414 px', width: 414, height: 896, type: 'mobile' },
  tablet: { name: 'Tablet, 768 px', width: 768, height: 1024, type: 'tablet' },
  laptop: { name: 'Laptop, 1024 px', width: 1024, height: 768, type: 'desktop' },
  desktop: { name: 'Desktop, 1280 px', width: 1280, height: 800, type: 'desktop' },
  wide: { name: 'Wide, 1920 px', width: 1920, height: 1080, type: 'desktop' },
};

/** What a story without a viewport of its own is tested at. */
export const standard = 'desktop';

export const viewports: ViewportMap = Object.fromEntries(
  Object.entries(sizes).map(([id, { name, width, height, type }]) => [
    id,
    { name, type, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
