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
  /** Names the list. */
  heading: string;
  /** One or two sentences beside the heading. */
  lead?: string;
  /** Names the tabs: "Categories". */
  label: string;
  /** On the first tab: "All Topics". */
  all: string;
  /** On the other tabs, and in the entries. Addresses name them in lower case with hyphens. */
  categories: readonly string[];
  /** Entries of all categories, in the order in which they are shown. */
  entries: readonly Entry[];
  /** What stands where a category has no entry. */
  empty: { title: string; text?: string; back: string };
  /** Where further entries are, which the list does not hold: "The latest of 40 articles." and a link. */
  older?: { text: string; label: string; href: string } | undefined;
  /** Shows entries. It is not called without any. */
  children: (entries: readonly Entry[]) => ReactNode;
}

/**
 * A list of which one category at a time is shown, "All" first (spec 2.8, blog, thought leadership and reports). The
 * selection is kept in the address's query; a page without scripts shows all entries and no tabs.
 */
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
  // The button goes with the empty panel. The first tab takes the focus, and a tab that receives it is selected.
  const back = () => list.current?.querySelector<HTMLElement>('[role="tab"]')?.focus();
  const panel = (shown: readonly Entry[]) =>
    shown.length > 0 ? (
      children(shown)
    ) : (
      <EmptyState
        media={openCircuit}
        // Begins where the tabs do.
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
