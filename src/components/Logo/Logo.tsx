import { cva, type VariantProps } from 'class-variance-authority';
import { extents, heights, mark, wordmark } from './geometry';
import * as css from './Logo.css';

const logo = cva(css.logo, { variants: { theme: css.theme }, defaultVariants: { theme: 'auto' } });

export interface LogoProps extends VariantProps<typeof logo> {
  /** Height: 16, 32, 48 or 96 px. Default `md`. */
  size?: keyof typeof heights;
  /** Mark and wordmark, or one of them. Default `full`. */
  variant?: keyof typeof extents;
  /** The brand's name. Leave it out inside a link that carries a name of its own: the logo is then decoration. */
  label?: string | undefined;
}

/**
 * The brand's logo, in one colour (spec 1). `theme` names the ground: ink for `light` grounds, paper for `dark` ones,
 * and `auto` (default) takes the text colour of where it stands. Keep 15/48 of its height free on every side.
 */
export function Logo({ size = 'md', variant = 'full', theme, label }: LogoProps) {
  const { x, width } = extents[variant];
  const height = heights[size];
  return (
    <svg
      className={logo({ theme })}
      data-ground={theme === 'dark' ? 'ink' : undefined}
      viewBox={`${x} 0 ${width} 48`}
      width={(height * width) / 48}
      height={height}
      focusable="false"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {variant !== 'text-only' && <path d={mark} />}
      {variant !== 'icon-only' && <path d={wordmark} />}
    </svg>
  );
}
