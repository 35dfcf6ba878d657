import { useId } from 'react';
import { Heading } from '../../components/Heading';
import { Link } from '../../components/Link';
import { Section } from '../../components/Section';
import { Text } from '../../components/Text';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import * as css from './ResourceTitles.css';

export interface ResourceTitlesProps {
  heading: string;
  entries: readonly {
    id: string;
    title: string;
    href: string;
    kind: string;
    /** Additional note: "on request". */
    note?: string;
    date: { value: string; label: string };
  }[];
  /** All pages of a paginated list, including this one. */
  pages: readonly { label: string; href: string }[];
  path?: string;
  empty: string;
}

/** Plain list of titles, grouped by kind. For search and filters, use ResourceHub. */
export function ResourceTitles({ heading, entries, pages, path, empty }: ResourceTitlesProps) {
  const id = useId();
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  return (
    <Section pad="opening" labelledBy={id}>
      <VisuallyHidden as="div">
        <Heading level={2} id={id}>
          {heading}
        </Heading>
      </VisuallyHidden>
      {entries.length === 0 ? (
        <Text size="lead">{empty}</Text>
      ) : (
        kinds.map((name) => {
          const group = entries.filter(({ kind }) => kind === name);
          return (
            <div key={name} className={css.group}>
              <div className={css.name}>
                <Heading level={3}>{name}</Heading>
                <Text size="small" tone="muted">
                  {group.length === 1 ? '1 title' : `${group.length} titles`}
                </Text>
              </div>
              <ul className={css.list}>
                {group.map(({ id: entry, title, href, note, date }) => (
                  <li key={entry} className={css.entry}>
                    <Link href={href}>{title}</Link>
                    <span className={css.date}>
                      {note && `${note}, `}
                      <time dateTime={date.value}>{date.label}</time>
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          );
        })
      )}
      {pages.length > 1 && (
        <nav aria-label="Pages of the list">
          <ul className={css.pages}>
            {pages.map(({ label, href }) => (
              <li key={href}>
                <Link variant="plain" href={href} current={href === path}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Section>
  );
}
