import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../components/Button';
import { CategoryTabs } from '../../components/CategoryTabs';
import { EmptyState } from '../../components/EmptyState';
import { Link } from '../../components/Link';
import { Section, type SectionProps } from '../../components/Section';
import { Text } from '../../components/Text';
import { slug } from '../../content/slug';
import { ListHead } from '../ListHead';
import { openCircuit } from '../openCircuit';
import * as css from './CategorySection.css';
import { ALL, useCategory } from './useCategory';

export interface CategorySectionProps<Entry> extends Pick<SectionProps, 'index' | 'surface'> {
  heading: string;
  lead?: string;
  /** Accessible name of the tabs: "Categories". */
  label: string;
  /** Label of the first tab: "All Topics". */
  all: string;
  /** Values of `category`, and labels of the other tabs. In the URL, they are in lower case with hyphens. */
  categories: readonly string[];
  /** Entries of all categories, in display order. */
  entries: readonly Entry[];
  /** Shown for a category without entries. */
  empty: { title: string; text?: string; back: string };
  /** Note on entries outside this list, with a link: "The latest of 40 articles." */
  older?: { text: string; label: string; href: string } | undefined;
  /** Renders the entries of a category; never called without entries. */
  children: (entries: readonly Entry[]) => ReactNode;
}

/** List with one tab per category (spec 2.8: blog, thought leadership, reports). The query string has the selection. */
export function CategorySection<Entry extends { readonly category: string }>({
  heading,
  lead,
  label,
  all,
  categories,
  entries,
  empty,
  older,
  children,
  index,
  surface = 'canvas',
}: CategorySectionProps<Entry>) {
  const id = useId();
  const [selected, select] = useCategory(categories.map(slug));
  const list = useRef<HTMLDivElement>(null);
  // Focus moves to the first tab, because the button is removed. Focus also selects the tab.
  const back = () => list.current?.querySelector<HTMLElement>('[role="tab"]')?.focus();
  const panel = (shown: readonly Entry[]) =>
    shown.length > 0 ? (
      children(shown)
    ) : (
      <EmptyState
        media={openCircuit}
        // Without padding, the text aligns with the tabs.
        pad="none"
        level={3}
        heading={empty.title}
        text={empty.text}
        action={
          entries.length > 0 && (
            <Button variant="outline" onClick={back}>
              {empty.back}
            </Button>
          )
        }
      />
    );
  return (
    <Section index={index} surface={surface} labelledBy={id} pad="none">
      <ListHead id={id} heading={heading} lead={lead} />
      <div ref={list} data-query="category">
        <CategoryTabs
          label={label}
          value={selected}
          onValueChange={select}
          tabs={[
            { id: ALL, label: all, panel: panel(entries) },
            ...categories.map((category) => ({
              id: slug(category),
              label: category,
              panel: panel(entries.filter((entry) => entry.category === category)),
            })),
          ]}
        />
        {older && (
          <div className={css.older}>
            <Text size="small">
              {older.text} <Link href={older.href}>{older.label}</Link>
            </Text>
          </div>
        )}
      </div>
    </Section>
  );
}
