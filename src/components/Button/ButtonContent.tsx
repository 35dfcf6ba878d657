import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon';
import { Spinner } from '../Spinner';
import * as css from './Button.css';

/** Styles shared by Button and ButtonLink. */
export const button = cva(css.button, {
  variants: {
    /** Emphasis: `signal` for the main action, `solid` in forms and panels, `outline` (default) elsewhere. */
    variant: css.variant,
    /** `large` (default) in page content, `medium` in cards, panels and the header. */
    size: css.size,
    /** As wide as the label (`auto`, default), as the container (`full`), or `full` only on phones (`full-narrow`). */
    width: css.width,
    unavailable: { true: css.unavailable },
  },
  defaultVariants: { variant: 'outline', size: 'large', width: 'auto' },
});
const label = cva(css.label, { variants: { size: css.labelSize }, defaultVariants: { size: 'large' } });
const cell = cva(css.cell, {
  variants: {
    size: css.cellSize,
    variant: { signal: css.cellInverts, outline: css.cellInverts, solid: css.cellInvertsBack },
  },
  defaultVariants: { variant: 'outline', size: 'large' },
});

export interface ButtonVariantProps extends Omit<VariantProps<typeof button>, 'unavailable'> {
  /** Adds an arrow in a square cell at the end. */
  arrow?: boolean;
  /** Icon in a square cell at the end, instead of the arrow. */
  icon?: IconName;
  /** Label of one to four words. */
  children: ReactNode;
}

interface ButtonContentProps extends Pick<ButtonVariantProps, 'variant' | 'size' | 'arrow' | 'icon' | 'children'> {
  busy?: boolean;
}

/** Label of a button, with an optional cell for an icon or spinner. */
export function ButtonContent({ variant, size, arrow, icon, busy, children }: ButtonContentProps) {
  const iconName = icon ?? (arrow ? 'arrow' : undefined);
  return (
    <>
      <span className={label({ size })}>{children}</span>
      {(busy || iconName) && (
        <span className={cell({ size, variant })}>{busy ? <Spinner /> : iconName && <Icon name={iconName} />}</span>
      )}
    </>
  );
}
