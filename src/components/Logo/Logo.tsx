import { cva, type VariantProps } from 'class-variance-authority';
import { rem } from '../rem';
import { heights, mark } from './geometry';
import * as css from './Logo.css';

const logo = cva(css.logo, {
  variants: {
    /** For a light or a dark surface; `auto` takes the color of the words around it. */
    theme: css.theme,
  },
  defaultVariants: { theme: 'auto' },
});
const typeset = cva([css.logo, css.typeset], {
  variants: { theme: css.theme, size: css.size },
  defaultVariants: { theme: 'auto' },
});

export interface LogoProps extends VariantProps<typeof logo> {
  /** Height: 16, 32, 48 or 96 px. Default `md`. */
  size?: keyof typeof heights;
  /** Mark and wordmark, or one of them. Default `full`. */
  variant?: 'full' | 'icon-only' | 'text-only';
  /** The brand's name as it stands beside the mark; without it the mark stands alone. */
  name?: string;
  /** The name's outlines on the grid of the mark, and their right edge there. Without them it is set as text. */
  wordmark?: { path: string; right: number } | undefined;
  /** The brand's name. Leave it out inside a link that carries a name of its own: the logo is then decoration. */
  label?: string;
}

/**
 * The brand's logo, in one color (spec 2.11). `theme` names the surface: ink for `light` surfaces, paper for `dark` ones,
 * and `auto` (default) takes the text color of where it stands. Keep 15/48 of its height free on every side. A name
 * whose outlines nobody has drawn is set as text in the brand's face, in the size and on the line of the outlines.
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
        <span className={css.word}>{name}</span>
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
