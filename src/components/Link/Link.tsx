import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { Anchor, type AnchorProps } from './Anchor';
import * as css from './Link.css';

const link = cva(css.link, {
  variants: {
    /** `inline` (default): in text. `plain`: in lists. `arrow`: minor call to action. `back`: to the parent page. */
    variant: css.variant,
  },
  defaultVariants: { variant: 'inline' },
});

export interface LinkProps
  extends VariantProps<typeof link>,
    Omit<AnchorProps, 'className' | 'style' | 'children' | 'aria-current'> {
  /** `/path` uses the router; `mailto:`, `tel:`, `#part` and other hosts are plain links. */
  href: string;
  /** Current page (`true`) or current part of the page (`location`). */
  current?: boolean | 'location';
  /** Visually hidden text after a label that several links have: "Learn More" + "about SAP Joule Enablement". */
  context?: string;
  /** Replaces the arrow of the variant `arrow`, for a link to a file. */
  icon?: IconName;
  children: ReactNode;
}

/**
 * Text link in four variants (spec 2.7). For the main call to action of a page, use ButtonLink; for an action that does
 * not navigate, Button; for links to all parent pages, Breadcrumb.
 */
export function Link({ variant, current, context, icon, children, ...anchor }: LinkProps) {
  const contextText = context && <VisuallyHidden> {context}</VisuallyHidden>;
  return (
    <Anchor {...anchor} className={link({ variant })} aria-current={current === true ? 'page' : current || undefined}>
      {variant === 'arrow' ? (
        <>
          <span className={icon ? cx(css.words, css.file) : css.words}>
            {children}
            {contextText}
          </span>
          <span className={icon ? css.still : css.arrow}>
            <Icon name={icon ?? 'arrow'} />
          </span>
        </>
      ) : (
        <>
          {variant === 'back' && (
            <span className={css.arrowBack}>
              <Icon name="arrow-back" size={14} />
            </span>
          )}
          {children}
          {contextText}
        </>
      )}
    </Anchor>
  );
}
