import { useId } from 'react';
import { Heading } from '../../components/Heading';
import { Link } from '../../components/Link';
import { Section } from '../../components/Section';
import { Text } from '../../components/Text';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import * as css from './ResourceTitles.css';

export interface ResourceTitlesProps {
  /** Names the list for those who cannot see it. */
  heading: string;
  /** In the order in which they are shown. */
  entries: readonly { id: string; title: string; href: string; type: string; date: { value: string; label: string } }[];
  /** The pages of a list that is longer than one, this one included. */
  pages: readonly { label: string; href: string }[];
  /** The address of this page among them. */
  path?: string;
  /** What stands where there is no entry. */
  empty: string;
}

/** Resources as plain titles with links, for reading through all of them. To search and filter them use ResourceHub. */
export function ResourceTitles({ heading, entries, pages, path, empty }: ResourceTitlesProps) {
  const id = useId();
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
        <ul className={css.list}>
          {entries.map(({ id: entry, title, href, type, date }) => (
            <li key={entry} className={css.entry}>
              <Link href={href}>{title}</Link>
              <span className={css.kind}>{type}</span>
              <time className={css.date} dateTime={date.value}>
                {date.label}
              </time>
            </li>
          ))}
        </ul>
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
