import { Link } from '../Link';
import { VisuallyHidden } from '../VisuallyHidden';
import { useWords } from '../words';
import * as css from './Breadcrumb.css';

export interface BreadcrumbProps {
  /** Accessible name. Default: the text of WordsProvider. */
  label?: string;
  /** Steps from the home page to the current page, which is visually hidden. A step without `href` is plain text. */
  trail: readonly { label: string; href?: string }[];
}

/** Path from the home page to the current page. For a link to a single parent, use Link with the variant `back`. */
export function Breadcrumb({ label, trail }: BreadcrumbProps) {
  const words = useWords('navigation');
  return (
    <nav aria-label={label ?? words.breadcrumb}>
      <ol className={css.trail}>
        {trail.map((step, index) => {
          if (index > 0 && index === trail.length - 1)
            return (
              <li key={step.label} aria-current="page">
                <VisuallyHidden>{step.label}</VisuallyHidden>
              </li>
            );
          return (
            <li key={step.label} className={css.step}>
              {step.href ? (
                <Link variant="plain" href={step.href}>
                  {step.label}
                </Link>
              ) : (
                step.label
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
