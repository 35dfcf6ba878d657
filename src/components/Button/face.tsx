import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon';
import { Spinner } from '../Spinner';
import * as css from './Button.css';

/** The look that Button and ButtonLink share. */
export const button = cva(css.button, {
  variants: {
    /** How much it matters: `signal` once on a page, `solid` in forms, `outline` for all others. */
    variant: css.variant,
    /** `large` beside a page’s words, `medium` in cards, panels and the header. */
    size: css.size,
    /** As wide as its words, as its container, or as its container on phones alone. */
    width: css.width,
    /** It cannot be used. */
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

export interface ButtonLook extends Omit<VariantProps<typeof button>, 'unavailable'> {
  /** An arrow in a square cell of its own at the end. */
  arrow?: boolean;
  /** Another sign than the arrow in that cell. */
  icon?: IconName;
  /** One to four words that say what happens. */
  children: ReactNode;
}

interface ButtonFaceProps extends Pick<ButtonLook, 'variant' | 'size' | 'arrow' | 'icon' | 'children'> {
  busy?: boolean;
}

/** What stands inside: the label, and the cell if there is anything to show in it. */
export function ButtonFace({ variant, size, arrow, icon, busy, children }: ButtonFaceProps) {
  const sign = icon ?? (arrow ? 'arrow' : undefined);
  return (
    <>
      <span className={label({ size })}>{children}</span>
      {(busy || sign) && (
        <span className={cell({ size, variant })}>{busy ? <Spinner /> : sign && <Icon name={sign} />}</span>
      )}
    </>
  );
}
