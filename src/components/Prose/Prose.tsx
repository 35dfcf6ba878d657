import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { BarList, type BarListProps } from '../BarList';
import { DataTable, type DataTableProps } from '../DataTable';
import { Heading } from '../Heading';
import { Link } from '../Link';
import * as css from './Prose.css';
import { noteId, plainWords, RichText, type Words as RichWords } from './RichText';

const part = cva(css.part, {
  variants: {
    continued: { true: css.continued },
    surface: { canvas: '', band: css.surface, ink: css.surface },
  },
});

const list = cva(css.list, { variants: { size: { medium: '', large: css.large } } });

const prose = cva(css.prose, { variants: { headings: css.headings }, defaultVariants: { headings: 'above' } });

export interface ProseProps {
  /** In order. The first paragraph is larger than the others. */
  parts: readonly {
    heading?: string;
    paragraphs: readonly RichWords[];
    /** Quotation below the paragraphs. */
    quote?: RichWords;
    /**
     * Short, unique entries. With `surface` or `numbered`, each entry starts with large text: its text before a colon
     * ("11: leads") or, if it has no colon, its number.
     */
    items?: readonly RichWords[];
    /** Renders `items` as an `ol` with visible numbers. Default false. */
    numbered?: boolean;
    /** `large` for a part of only a few sentences: two columns in windows from 1024 px. Default medium. */
    itemSize?: 'medium' | 'large';
    /** Drawing of the same content. */
    figure?: ReactNode;
    /** Background of the part; use `ink` only once in a text. `canvas` is the background of the page. */
    surface?: 'canvas' | 'band' | 'ink';
    table?: DataTableProps;
    bars?: BarListProps;
    links?: readonly { label: string; href: string }[] | undefined;
    /** Notes of the text, in the order of their numbers. */
    notes?: readonly RichWords[];
  }[];
  /** Level of the parts’ headings. Default 2. */
  level?: 2 | 3 | 4;
  /** `beside` places headings beside their parts in windows from 1024 px, for full-width text. Default above. */
  headings?: 'above' | 'beside';
}

/** Surface for the colors of a part. A part with a figure but no surface has the colors of `band`. */
const surfaceOf = (surface: ProseProps['parts'][number]['surface'], figure: ReactNode) =>
  surface === 'canvas' ? undefined : (surface ?? (figure ? 'band' : undefined));

/** Entry that starts with a large figure: its text before the colon or, if it has no colon, its number. */
function ItemWithFigure({ item, place }: { item: RichWords; place: number }) {
  const [, figure = `${place}`, text = item] = (typeof item === 'string' && /^([^:]{1,12}): (.+)$/.exec(item)) || [];
  return (
    <>
      <span className={css.figure}>{figure}</span> <RichText text={text} />
    </>
  );
}

/** Paragraphs, quotation and entries of a part. */
function PartText({
  paragraphs,
  quote,
  items = [],
  numbered,
  itemSize,
  place,
  surface,
}: Omit<ProseProps['parts'][number], 'heading'> & { place: number }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <>
      {paragraphs.map((paragraph, at) => (
        <p key={plainWords(paragraph)} className={place === 0 && at === 0 ? css.opening : undefined}>
          <RichText text={paragraph} />
        </p>
      ))}
      {quote && (
        <blockquote className={css.quote}>
          <p>
            <RichText text={quote} />
          </p>
        </blockquote>
      )}
      {items.length > 0 && (
        <List className={list({ size: itemSize })} data-size={itemSize}>
          {items.map((item, at) => (
            <li key={plainWords(item)}>
              {surface || numbered ? <ItemWithFigure item={item} place={at + 1} /> : <RichText text={item} />}
            </li>
          ))}
        </List>
      )}
    </>
  );
}

/** Long-form text in several parts. For one paragraph, use Text. */
export function Prose({ parts, level = 2, headings }: ProseProps) {
  return (
    <div className={prose({ headings })}>
      {parts.map(({ heading, itemSize, figure, surface, table, bars, links = [], notes, ...said }, place) => {
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
                <PartText {...said} place={place} />
              </div>
            ) : (
              <PartText {...said} itemSize={itemSize} place={place} surface={surface} />
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
            {notes && (
              <ol className={css.notes}>
                {notes.map((note, at) => (
                  <li key={plainWords(note)} id={noteId(at + 1)}>
                    <RichText text={note} />
                  </li>
                ))}
              </ol>
            )}
          </Part>
        );
      })}
    </div>
  );
}
