// The parts of a written text, as pages show them. markdown.ts makes them of Markdown files.

/** Words that differ from those around them: a link, emphasis, or the number of a note below the text. */
export interface Run {
  as: 'a' | 'strong' | 'em' | 'del' | 'code' | 'note';
  text: RichText;
  href?: string;
}

/** The words of a paragraph or of an entry in a list; plain ones are a string. */
export type RichText = string | readonly (string | Run)[];

/** A drawing or a photograph that stands in a text. */
export interface TextFigure {
  /** Name of its file in `public/drawings`. On a surface there is another with `-wide` after its name. */
  drawing?: string;
  /** Address of a photograph. */
  image?: string;
  /** Says what it shows, for people who cannot see it. */
  label: string;
  /** Height of the drawing `-wide`, which is 1248 wide. */
  wideHeight?: number;
}

/** A part of a text: its paragraphs, under a heading of their own except where a text opens or goes on. */
export interface TextPart {
  heading?: string;
  paragraphs: readonly RichText[];
  /** The words of somebody, set apart. */
  quote?: RichText;
  /** Under the paragraphs. On a band each begins with a figure and a colon, "11: plant leads", or gets its number. */
  items?: readonly RichText[];
  /** The entries have an order, which is printed. */
  numbered?: true;
  /** `large` where up to four short sentences are all that the part says. */
  itemSize?: 'large';
  table?: {
    caption: string;
    columns: readonly string[];
    rows: readonly (readonly string[])[];
    /** Its drawing says the same. */
    folded?: true;
  };
  figure?: TextFigure;
  /** What the part is printed on, across the whole page: `ink` once in a text, `band` and `canvas` for further ones. */
  surface?: 'canvas' | 'band' | 'ink';
  /** Amounts of one kind, drawn to scale from 0. `steps` for parts of a whole, `pairs` for before and after, `columns` for a series in time. */
  bars?: {
    caption: string;
    unit?: string;
    layout?: 'steps' | 'pairs' | 'columns';
    bars: readonly { label: string; value: number; highlighted?: true }[];
  };
  /** Sources, each with what it is. */
  links?: readonly { label: string; href: string }[];
  /** The notes of the whole text, in the order of their numbers. */
  notes?: readonly RichText[];
}

/** The words of a text without links and emphasis. */
export const plainText = (text: RichText): string =>
  typeof text === 'string'
    ? text
    : text.map((run) => (typeof run === 'string' ? run : run.as === 'note' ? '' : plainText(run.text))).join('');

/** Words that somebody reads in a minute. */
const PACE = 200;

/** How long somebody reads, as printed: "3 min". */
export function readTime(parts: readonly TextPart[]): string {
  const words = parts
    .flatMap(({ heading = '', paragraphs, quote = '', items = [], table, bars }) => [
      heading,
      ...[...paragraphs, quote, ...items].map(plainText),
      ...(table?.rows.flat() ?? []),
      ...(bars?.bars.flatMap(({ label, value }) => [label, `${value}`]) ?? []),
    ])
    .join(' ');
  return `${Math.ceil(words.trim().split(/\s+/).length / PACE)} min`;
}
