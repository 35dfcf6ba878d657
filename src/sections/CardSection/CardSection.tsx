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
  /** Cards in a row from 1024 px. Default 2. */
  columns?: CellsProps['columns'];
  /** Cards in a row from 700 px. Default 2. */
  medium?: CellsProps['medium'];
  /** Where its own space goes: `opening` for the first part below a page's head, `end` below another list on its paper, `start` where its cells end it. */
  space?: SectionProps['pad'];
  /**
   * ListHead for a list that opens a page or ends a text: the list then ends the section. Handed in, so that other pages do without its
   * styles. Default the head of a Section, with its space.
   */
  head?: ComponentType<ListHeadProps>;
  /** `inset` for cards without padding of their own. Default `none`. */
  pad?: CellProps['pad'];
  /** Heading of the section, which names it. */
  heading: string;
  /** One or two sentences beside the heading; left out without items. */
  lead?: string;
  /** What there is, in order. */
  items: readonly Item[];
  /** Shows one of them: a PlanCard, an EventCard. */
  children: (item: Item, index: number) => ReactNode;
  /** How many are shown at first; each is an `article` then. Default all. */
  first?: number;
  /** On the button that shows all: "Show all dates". */
  all?: string;
  /** Stands there without items. By default the section is left out. */
  none?: { title: string; text?: string };
}

/**
 * Cards of one kind under a heading, in cells that meet at hairlines: plans, events, people. Other things under a heading
 * stand in a Section; articles and reports, which have categories, in a CategorySection.
 */
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
  const words = { heading, lead: items.length > 0 ? lead : undefined };
  const placed = Head ? { pad: 'none' as const, labelledBy: id } : { pad: space, ...words };
  return (
    <Section {...section} {...placed}>
      {Head && <Head id={id} {...words} />}
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
          // Begins where the section's title does.
          <EmptyState media={openCircuit} pad="none" level={3} heading={none.title} text={none.text} />
        )
      )}
    </Section>
  );
}
