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
  /** Parts in their order; the one that opens the text has no heading. */
  parts: readonly {
    heading?: string;
    paragraphs: readonly RichWords[];
    /** Somebody's words, set apart below the paragraphs. */
    quote?: RichWords;
    /** Under the paragraphs: short entries, each of them once. On a surface each has a figure: "11: plant leads", else its number. */
    items?: readonly RichWords[];
    /** The entries have an order: their numbers are printed. */
    numbered?: boolean;
    /** `large` for a few sentences that are all of a part: two in a row from 1024 px. Default medium. */
    itemSize?: 'medium' | 'large';
    /** A Drawing of what the paragraphs or the table say. */
    figure?: ReactNode;
    /** What the part is printed on, for the eye: one of each in a text. `canvas` sets it so on the page's paper. Default none. */
    surface?: 'canvas' | 'band' | 'ink';
    /** Data that the paragraphs speak of. */
    table?: DataTableProps;
    /** Amounts that the paragraphs speak of, drawn to scale. */
    bars?: BarListProps;
    /** Sources, each with what it is. */
    links?: readonly { label: string; href: string }[] | undefined;
    /** Notes of the text, in the order of the numbers that lead to them. */
    notes?: readonly RichWords[];
  }[];
  /** Level of the parts’ headings. Default 2. */
  level?: 2 | 3 | 4;
  /** `above` what they head, or `beside` it from 1024 px, for a text that has the whole sheet. Default above. */
  headings?: 'above' | 'beside';
}

/** What a part takes the colors of: one with a figure those of a band, whose faces its drawing has. */
const surfaceOf = (surface: ProseProps['parts'][number]['surface'], figure: ReactNode) =>
  surface === 'canvas' ? undefined : (surface ?? (figure ? 'band' : undefined));

/** An entry with its figure: what stands before its colon, as long as a figure may be, or its place. */
function Figured({ item, place }: { item: RichWords; place: number }) {
  const [, figure = `${place}`, text = item] = (typeof item === 'string' && /^([^:]{1,12}): (.+)$/.exec(item)) || [];
  return (
    <>
      <span className={css.figure}>{figure}</span> <RichText text={text} />
    </>
  );
}

/** What a part says; beside what it shows they are one block. */
function Words({
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
              {surface || numbered ? <Figured item={item} place={at + 1} /> : <RichText text={item} />}
            </li>
          ))}
        </List>
      )}
    </>
  );
}

/** Running text of several parts, set for reading: 66 characters a line, the first paragraph larger. One paragraph is a Text. */
export function Prose({ parts, level = 2, headings }: ProseProps) {
  return (
    <div className={prose({ headings })}>
      {parts.map(({ heading, itemSize, figure, surface, table, bars, links = [], notes, ...said }, place) => {
        // Reader views (Readability) leave out a div that is mostly links.
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
              <div className={css.words}>
                <Words {...said} place={place} />
              </div>
            ) : (
              <Words {...said} itemSize={itemSize} place={place} surface={surface} />
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
