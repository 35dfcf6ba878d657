import { ButtonFace, type ButtonLook, button } from '../Button/face';
import { Anchor, type AnchorProps } from '../Link/Anchor';
import { VisuallyHidden } from '../VisuallyHidden';

export interface ButtonLinkProps extends ButtonLook, Omit<AnchorProps, 'className' | 'style' | 'children'> {
  /** As for Link: `/path` goes through the router, all else is a plain link. */
  href: string;
  /** Read out after the words where several links share them: "Choose Plan" + "Premium". */
  context?: string | undefined;
}

/** A call to action that goes somewhere, looking as a Button does. A quieter one is Link with `variant="arrow"`. */
export function ButtonLink({ variant, size, width, arrow, icon, context, children, ...anchor }: ButtonLinkProps) {
  return (
    <Anchor {...anchor} className={button({ variant, size, width })}>
      <ButtonFace variant={variant} size={size} arrow={arrow} icon={icon}>
        {children}
        {context && <VisuallyHidden> {context}</VisuallyHidden>}
      </ButtonFace>
    </Anchor>
  );
}
