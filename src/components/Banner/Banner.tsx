import { Badge } from '../Badge';
import { ButtonLink } from '../ButtonLink';
import { say, useWords } from '../words';
import * as css from './Banner.css';

export interface BannerProps {
  /** What kind of notice it is: "Limited-time offer". */
  label: string;
  /** The figure that it is about: "50%". */
  value?: string;
  /** The notice, in one sentence. */
  text: string;
  /** Where to learn more, with its words. */
  action?: { label: string; href: string } | undefined;
}

/** A notice that holds for a time, in one line across the sheet (spec 2.6). What always holds belongs in the page's text. */
export function Banner({ label, value, text, action }: BannerProps) {
  const words = useWords('offer');
  return (
    <div className={css.banner}>
      <Badge live>{label}</Badge>
      <p className={css.words}>
        {value && <span className={css.value}>{value} </span>}
        <span className={css.text}>{text}</span>
      </p>
      {action && (
        <div className={css.action}>
          <ButtonLink
            size="medium"
            arrow
            width="full-narrow"
            href={action.href}
            context={say(words.with, label.toLowerCase())}
          >
            {action.label}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
