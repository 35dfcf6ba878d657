import { Link } from '../../components/Link';
import type { FormLink } from '../../content/forms';
import * as css from './MessageForm.css';

/** Links to other ways of contact. */
export const ContactLinks = ({ links }: { links: readonly FormLink[] }) => (
  <div className={css.links}>
    {links.map(({ label, href }) => (
      <span key={href} className={css.link}>
        <Link href={href}>{label}</Link>
      </span>
    ))}
  </div>
);
