import { cva, type VariantProps } from 'class-variance-authority';
import * as css from './Drawing.css';
import { palette } from './palette.css';
import { useReveal } from './useReveal';

const drawing = cva(css.drawing, {
  variants: {
    /** As wide as its place, as drawn, whole within its place, or covering it. */
    fit: css.fit,
    /** Custom properties that its file may use: the theme's, or those of portraits as well. */
    palette,
    /** It has not come yet. */
    waiting: { true: css.waiting },
  },
  defaultVariants: { fit: 'width', palette: 'theme' },
});

export interface DrawingProps extends Pick<VariantProps<typeof drawing>, 'fit' | 'palette'> {
  /** File in `/drawings/`, without its ending. */
  name: string;
  /** Id inside the file. Default `d`, the whole drawing. */
  part?: string;
  /** The part of the drawing's own units that is shown: `0 0 480 300`. Its proportions keep the place free. */
  viewBox: string;
  /** Size in px, for `fit="natural"`. Default: that of `viewBox`. */
  width?: number;
  /** Height in px, as `width` is. */
  height?: number;
  /** What it shows, where the words beside it do not say it already. Without it the drawing is decoration. */
  label?: string;
  /**
   * `eager` for what stands in the first window: the browser fetches the file as it reads the page. Default `lazy`: fetched
   * when it comes near the window.
   */
  loading?: 'lazy' | 'eager';
}

/**
 * A line drawing from a file of its own, in the colors of where it stands: it takes `currentColor` and the theme's
 * tokens, weighs nothing in the page and moves nothing when it arrives.
 * `fit`: `width` fills its place's width (default), `natural` keeps its size, `contain` and `cover` fill a box. For signs
 * use Icon.
 */
export function Drawing({
  name,
  part = 'd',
  viewBox,
  width,
  height,
  label,
  fit,
  palette: colors,
  loading = 'lazy',
}: DrawingProps) {
  const [, , boxWidth, boxHeight] = viewBox.split(/[\s,]+/);
  const file = `/drawings/${name}.svg`;
  const svg = useReveal(file + part);
  const box = {
    viewBox,
    // Any other takes its width from its place and its height from its proportions.
    width: width ?? (fit === 'natural' ? boxWidth : undefined),
    height: height ?? (fit === 'natural' ? boxHeight : undefined),
    preserveAspectRatio: fit === 'cover' ? 'xMidYMid slice' : undefined,
    role: label === undefined ? undefined : 'img',
    'aria-label': label,
    'aria-hidden': label === undefined || undefined,
  } as const;
  if (loading === 'eager')
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: named or hidden by `box`
      <svg className={drawing({ fit, palette: colors })} data-drawing={file} {...box}>
        <use href={`${file}#${part}`} />
      </svg>
    );
  return (
    <>
      {/* Keyed by its source: another drawing is another element, which waits for its own turn. */}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: named or hidden by `box` */}
      <svg
        key={file + part}
        ref={svg}
        className={drawing({ fit, palette: colors, waiting: true })}
        data-drawing={file}
        {...box}
      >
        <use data-part={part} suppressHydrationWarning />
      </svg>
      <noscript>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: named or hidden by `box` */}
        <svg className={drawing({ fit, palette: colors })} {...box}>
          <use href={`${file}#${part}`} />
        </svg>
      </noscript>
    </>
  );
}
