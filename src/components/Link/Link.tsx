import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { Anchor, type AnchorProps } from './Anchor';
import * as css from './Link.css';

const link = cva(css.link, {
  variants: {
    /** `inline` within text, `plain` in lists and navigation, `arrow` for a quiet call to action, `back` to the page above. */
    variant: css.variant,
  },
  defaultVariants: { variant: 'inline' },
});

export interface LinkProps
  extends VariantProps<typeof link>,
    Omit<AnchorProps, 'className' | 'style' | 'children' | 'aria-current'> {
  /** `/path` goes through the router; `mailto:`, `tel:`, `#part` and other hosts are plain links. */
  href: string;
  /** This is the page (`true`) or the part of the page (`location`) that the visitor is on. */
  current?: boolean | 'location';
  /** Read out after the words where several links share them: "Learn More" + "about SAP Joule Enablement". */
  context?: string;
  /** With `arrow`: what stands in the arrow's place, for a file rather than a page. */
  icon?: IconName;
  /** The words of the link. */
  children: ReactNode;
}

/**
 * A link in words. `inline` stands in running text, `arrow` stands alone as a quiet call to action, `plain` stands in
 * lists of links, `back` above the title of a page with one parent (spec 2.7). For the main action of a page use
 * ButtonLink; for an action on this page use Button; where there are more steps up than one, Breadcrumb.
 */
export function Link({ variant, current, context, icon, children, ...anchor }: LinkProps) {
  const said = context && <VisuallyHidden> {context}</VisuallyHidden>;
  return (
    <Anchor {...anchor} className={link({ variant })} aria-current={current === true ? 'page' : current || undefined}>
      {variant === 'arrow' ? (
        <>
          <span className={icon ? cx(css.words, css.file) : css.words}>
            {children}
            {said}
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
          {said}
        </>
      )}
    </Anchor>
  );
}
