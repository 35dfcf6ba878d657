import { cva, type VariantProps } from 'class-variance-authority';
import * as css from './Drawing.css';
import { palette } from './palette.css';
import { useReveal } from './useReveal';

const drawing = cva(css.drawing, {
  variants: {
    /** `width`: full width. `natural`: original size. `contain` and `cover`: as CSS `object-fit`. */
    fit: css.fit,
    /** `portrait` adds the custom properties of portrait files. Default `theme`. */
    palette,
    /** Lazy drawing, which needs scripts. */
    waiting: { true: css.pending },
  },
  defaultVariants: { fit: 'width', palette: 'theme' },
});

export interface DrawingProps extends Pick<VariantProps<typeof drawing>, 'fit' | 'palette'> {
  /** File name in `/drawings/`, without `.svg`. */
  name: string;
  /** Id within the file. Default `d`, the drawing without separate parts such as highlights. */
  part?: string;
  /** Visible area in the units of the drawing: `0 0 480 300`. Its aspect ratio reserves the space. */
  viewBox: string;
  /** In px, for `fit="natural"`. Default: the width of `viewBox`. */
  width?: number;
  /** In px, for `fit="natural"`. Default: the height of `viewBox`. */
  height?: number;
  /** Text alternative. Omit it for a decorative drawing, such as one whose content is also in the text. */
  label?: string;
  /** `eager` for drawings above the fold, which load with the page. Default `lazy`: loads when near the viewport. */
  loading?: 'lazy' | 'eager';
}

/**
 * Line drawing from an SVG file, which inherits `currentColor` and the theme's custom properties. `fit`: `width` fills
 * the width (default), `natural` keeps the original size if it fits, `contain` and `cover` fill a box. For small
 * symbols, use Icon.
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
    // For the other fits, the style sheet sets the size.
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
      {/* The key creates a new element for a new source, because each element loads only once. */}
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
