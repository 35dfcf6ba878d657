import { Button } from '../Button';
import { ButtonFace, type ButtonLook, button } from '../Button/face';
import { Anchor, type AnchorProps } from '../Link/Anchor';
import { VisuallyHidden } from '../VisuallyHidden';

export interface ButtonLinkProps extends ButtonLook, Omit<AnchorProps, 'className' | 'style' | 'children' | 'href'> {
  /**
   * As for Link: `/path` goes through the router, all else is a plain link. It is always given: `undefined` says that there is
   * no address yet, and then a Button stands there with the reason from `unavailable`.
   */
  href: string | undefined;
  /** Why there is no address, printed beside it where `href` is `undefined` (docs/decisions/unavailable-controls.md). */
  unavailable?: string;
  /** Read out after the words where several links share them: "Choose Plan" + "Premium". */
  context?: string;
}

/**
 * A call to action that goes somewhere, looking as a Button does. What a record may not have yet, as a file, stands there
 * with its reason until there is an `href`. A quieter one is Link with `variant="arrow"`.
 */
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
      <ButtonFace variant={variant} size={size} arrow={arrow} icon={icon}>
        {words}
      </ButtonFace>
    </Anchor>
  );
}
