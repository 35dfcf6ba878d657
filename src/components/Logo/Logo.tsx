import { cva, type VariantProps } from 'class-variance-authority';
import { rem } from '../rem';
import { heights, mark } from './geometry';
import * as css from './Logo.css';

const logo = cva(css.logo, {
  variants: {
    /** For a light or a dark surface; `auto` uses the current text color. */
    theme: css.theme,
  },
  defaultVariants: { theme: 'auto' },
});
const typeset = cva([css.logo, css.typeset], {
  variants: { theme: css.theme, size: css.size },
  defaultVariants: { theme: 'auto' },
});

export interface LogoProps extends VariantProps<typeof logo> {
  /** Height: 16 (`sm`), 32 (`md`, default), 48 (`lg`) or 96 px (`xl`). */
  size?: keyof typeof heights;
  /** Mark and wordmark, or one of them. Default `full`. */
  variant?: 'full' | 'icon-only' | 'text-only';
  /** Brand name, shown as text if there is no `wordmark`. */
  name?: string;
  /**
   * SVG path of the name, in units of the mark's 48-unit grid, and the x coordinate where the path ends. Without
   * `wordmark`, the name is set as text.
   */
  wordmark?: { path: string; right: number } | undefined;
  /** Accessible name. Omit it inside a labeled link, where the logo is decorative. */
  label?: string;
}

/**
 * Logo of the brand, in one color (spec 2.11). `theme` is the surface behind it: `light`, `dark`, or `auto` (default)
 * for the current text color. Keep 15/48 of its height free on every side. Without `wordmark`, the name is set in the
 * brand's font, with the size and baseline of an outlined name.
 */
export function Logo({ size = 'md', variant = 'full', theme, name, wordmark, label }: LogoProps) {
  const surface = theme === 'dark' ? 'ink' : undefined;
  const hidden = label === undefined || undefined;
  if (name && !wordmark && variant !== 'icon-only')
    return (
      <span
        className={typeset({ theme, size })}
        data-surface={surface}
        role="img"
        aria-label={label}
        aria-hidden={hidden}
      >
        {variant === 'full' && <Logo size={size} variant="icon-only" />}
        <span className={css.wordmark}>{name}</span>
      </span>
    );
  const right = wordmark && variant !== 'icon-only' ? wordmark.right : 48;
  const x = variant === 'text-only' ? 58 : 0;
  const width = variant === 'text-only' ? right - 57 : right;
  const height = heights[size];
  return (
    <svg
      className={logo({ theme })}
      viewBox={`${x} 0 ${width} 48`}
      width={rem((height * width) / 48)}
      height={rem(height)}
      data-surface={surface}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={hidden}
    >
      {variant !== 'text-only' && <path d={mark} />}
      {variant !== 'icon-only' && wordmark && <path d={wordmark.path} />}
    </svg>
  );
}
