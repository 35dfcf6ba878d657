import { type ComponentType, type ReactNode, useId } from 'react';
import { Cell, type CellProps, Cells, type CellsProps } from '../../components/Cells';
import { EmptyState } from '../../components/EmptyState';
import { Section, type SectionProps } from '../../components/Section';
import type { ListHeadProps } from '../ListHead';
import { openCircuit } from '../openCircuit';
import { ShowAll } from '../ShowAll';

interface Listed {
  id: string;
}

export interface CardSectionProps<Item extends Listed> extends Pick<SectionProps, 'index' | 'surface' | 'rule'> {
  /** Cards in a row in windows from 1024 px. Default 2. */
  columns?: CellsProps['columns'];
  /** Cards in a row in windows from 700 to 1023 px. Default 2. */
  medium?: CellsProps['medium'];
  /**
   * Vertical padding, if there is no `head`: `opening` for the first section of a page, `end` after a list on the same
   * surface, `start` for no padding below the cells. Default `both`.
   */
  space?: SectionProps['pad'];
  /** ListHead, for a list that opens a page or follows a text. It is a prop, so that other pages omit its styles. */
  head?: ComponentType<ListHeadProps>;
  /** `inset` for cards without padding of their own. Default `none`. */
  pad?: CellProps['pad'];
  heading: string;
  lead?: string;
  items: readonly Item[];
  /** Renders an item, such as a PlanCard or an EventCard. */
  children: (item: Item, index: number) => ReactNode;
  /** Number of items shown initially. If set, each card must be an `article`. Default all. */
  first?: number;
  /** Label of the button that shows all: "Show all dates". */
  all?: string;
  /** Shown if there are no items. Default: the section is omitted. */
  none?: { title: string; text?: string };
}

/** Cards of one kind under a heading: plans, events, people. For cards in categories, use CategorySection. */
export function CardSection<Item extends Listed>({
  heading,
  lead,
  items,
  children: card,
  columns,
  medium,
  space,
  head: Head,
  pad = 'none',
  first,
  all = '',
  none,
  ...section
}: CardSectionProps<Item>) {
  const id = useId();
  if (items.length === 0 && !none) return null;
  const emptyText = { heading, lead: items.length > 0 ? lead : undefined };
  const placed = Head ? { pad: 'none' as const, labelledBy: id } : { pad: space, ...emptyText };
  return (
    <Section {...section} {...placed}>
      {Head && <Head id={id} {...emptyText} />}
      {items.length > 0 ? (
        <ShowAll entries={items} first={first} label={all}>
          {(shown) => (
            <Cells as="ul" columns={columns} medium={medium}>
              {shown.map((item, index) => (
                <Cell as="li" key={item.id} pad={pad}>
                  {card(item, index)}
                </Cell>
              ))}
            </Cells>
          )}
        </ShowAll>
      ) : (
        none && (
          // Without padding, the text aligns with the section's title.
          <EmptyState media={openCircuit} pad="none" level={3} heading={none.title} text={none.text} />
        )
      )}
    </Section>
  );
}
