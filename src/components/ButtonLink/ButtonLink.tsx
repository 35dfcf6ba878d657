import { Button } from '../Button';
import { ButtonContent, type ButtonVariantProps, button } from '../Button/ButtonContent';
import { Anchor, type AnchorProps } from '../Link/Anchor';
import { VisuallyHidden } from '../VisuallyHidden';

export interface ButtonLinkProps
  extends ButtonVariantProps,
    Omit<AnchorProps, 'className' | 'style' | 'children' | 'href'> {
  /** As in Link. If undefined, ButtonLink renders an unavailable Button. */
  href: string | undefined;
  /** Reason shown when `href` is `undefined` (docs/decisions/unavailable-controls.md). */
  unavailable?: string;
  /** Visually hidden text that distinguishes links with the same label: "Choose Plan" + "Premium". */
  context?: string;
}

/** Link that looks like a Button, for a call to action. For a less prominent one, use Link with `variant="arrow"`. */
export function ButtonLink({
  href,
  unavailable,
  variant,
  size,
  width,
  arrow,
  icon,
  context,
  children,
  ...anchor
}: ButtonLinkProps) {
  const words = (
    <>
      {children}
      {context && <VisuallyHidden> {context}</VisuallyHidden>}
    </>
  );
  if (href === undefined) {
    return (
      <Button size={size} icon={icon} unavailable={unavailable ?? ''} showReason>
        {words}
      </Button>
    );
  }
  return (
    <Anchor {...anchor} href={href} className={button({ variant, size, width })}>
      <ButtonContent variant={variant} size={size} arrow={arrow} icon={icon}>
        {words}
      </ButtonContent>
    </Anchor>
  );
}
