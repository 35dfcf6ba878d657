import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { BarList, type BarListProps } from '../BarList';
import { DataTable, type DataTableProps } from '../DataTable';
import { Heading } from '../Heading';
import { Link } from '../Link';
import * as css from './Prose.css';

const part = cva(css.part, {
  variants: {
    continued: { true: css.continued },
    surface: { canvas: '', band: css.surface, ink: css.surface },
  },
});

const list = cva(css.list, { variants: { size: { medium: '', large: css.large } } });

const prose = cva(css.prose, { variants: { headings: css.headings }, defaultVariants: { headings: 'above' } });

export interface ProseProps {
  /** In order. The first part of the text has no heading. */
  parts: readonly {
    heading?: string;
    paragraphs: readonly string[];
    /** Short, unique entries. On a surface each has a figure: "11: plant leads", or else its number. */
    items?: readonly string[];
    /** `large` for a part of only a few sentences: two columns from 1024 px. Default medium. */
    itemSize?: 'medium' | 'large';
    /** Drawing of the same content. */
    figure?: ReactNode;
    /** Background of the part; use each only once in a text. `canvas` is the page's own. Default none. */
    surface?: 'canvas' | 'band' | 'ink';
    table?: DataTableProps;
    bars?: BarListProps;
    links?: readonly { label: string; href: string }[] | undefined;
  }[];
  /** Level of the parts’ headings. Default 2. */
  level?: 2 | 3 | 4;
  /** `beside` places headings beside their parts from 1024 px, for full-width text. Default above. */
  headings?: 'above' | 'beside';
}

/** A canvas part with a figure uses the band's colors for the faces of its drawing. */
const surfaceOf = (surface: ProseProps['parts'][number]['surface'], figure: ReactNode) =>
  surface === 'canvas' ? undefined : (surface ?? (figure ? 'band' : undefined));

/** A part with a figure and no surface uses the band's colors, which its drawing needs. */
function ItemWithFigure({ item, place }: { item: string; place: number }) {
  const [, figure = `${place}`, text = item] = /^([^:]{1,12}): (.+)$/.exec(item) ?? [];
  return (
    <>
      <span className={css.figure}>{figure}</span> {text}
    </>
  );
}

/** Text of a part, grouped into one block where it is beside media. */
function PartText({
  paragraphs,
  items,
  itemSize,
  place,
  surface,
}: {
  paragraphs: readonly string[];
  items: readonly string[];
  itemSize?: 'medium' | 'large';
  place: number;
  surface?: string;
}) {
  return (
    <>
      {paragraphs.map((paragraph, at) => (
        <p key={paragraph} className={place === 0 && at === 0 ? css.opening : undefined}>
          {paragraph}
        </p>
      ))}
      {items.length > 0 && (
        <ul className={list({ size: itemSize })} data-size={itemSize}>
          {items.map((item, at) => (
            <li key={item}>{surface ? <ItemWithFigure item={item} place={at + 1} /> : item}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Long-form text of several parts with up to 66 characters per line. For one paragraph, use Text. */
export function Prose({ parts, level = 2, headings }: ProseProps) {
  return (
    <div className={prose({ headings })}>
      {parts.map(({ heading, paragraphs, items = [], itemSize, figure, surface, table, bars, links = [] }, place) => {
        // Reader views (Readability) drop a `div` that consists mostly of links.
        const Part = links.length > 0 ? 'section' : 'div';
        return (
          <Part
            key={heading ?? place}
            className={part({ continued: !heading && place > 0, surface })}
            data-surface={surfaceOf(surface, figure)}
            data-whole={surface && ''}
          >
            {heading && (
              <Heading level={level} size="title3">
                {heading}
              </Heading>
            )}
            {(figure || bars) && !surface ? (
              <div className={css.text}>
                <PartText {...{ paragraphs, items, place }} />
              </div>
            ) : (
              <PartText {...{ paragraphs, items, itemSize, place, surface }} />
            )}
            {figure}
            {table && <DataTable {...table} />}
            {bars && <BarList {...bars} />}
            {links.length > 0 && (
              <ul className={css.sources}>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            )}
          </Part>
        );
      })}
    </div>
  );
}
