import { Badge } from '../Badge';
import { ButtonLink } from '../ButtonLink';
import { formatMessage, useWords } from '../words';
import * as css from './Banner.css';

export interface BannerProps {
  /** Kind of notice: "Limited-time offer". */
  label: string;
  /** Number before the text: "50%". */
  value?: string;
  text: string;
  action?: { label: string; href: string } | undefined;
}

/** Temporary notice in one full-width line (spec 2.6). Put permanent information into the page's text. */
export function Banner({ label, value, text, action }: BannerProps) {
  const words = useWords('offer');
  return (
    <div className={css.banner}>
      <Badge dot>{label}</Badge>
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
            context={formatMessage(words.with, label.toLowerCase())}
          >
            {action.label}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
