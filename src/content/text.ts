// Types and functions for the text that markdown.ts parses from Markdown files.

/** Formatted words: a link, emphasis, or the number of a footnote. */
export interface Run {
  as: 'a' | 'strong' | 'em' | 'del' | 'code' | 'note';
  text: RichText;
  href?: string;
}

/** Text of a paragraph or list item; a string if it has no formatting. */
export type RichText = string | readonly (string | Run)[];

/** Drawing or photograph in a text. */
export interface TextFigure {
  /** File name in `public/drawings`. A part with a surface also needs a file with the suffix `-wide`. */
  drawing?: string;
  /** URL of a photograph. */
  image?: string;
  /** Text alternative. */
  label: string;
  /** Height of the `-wide` drawing in drawing units, without the margin. The width is 1248. */
  wideHeight?: number;
}

/** Part of a text. It has no heading if it introduces the text or continues the previous part. */
export interface TextPart {
  heading?: string;
  paragraphs: readonly RichText[];
  /** Block quotation. */
  quote?: RichText;
  /**
   * List below the paragraphs. If `surface` or `numbered` is set, the text before the colon of an item is large
   * ("11: plant leads"). An item without a colon has its number instead.
   */
  items?: readonly RichText[];
  /** Makes `items` an ordered list. */
  numbered?: true;
  /** `large` for a list of a few short sentences. */
  itemSize?: 'large';
  table?: {
    caption: string;
    columns: readonly string[];
    rows: readonly (readonly string[])[];
    /** Collapses the table, because a drawing shows the same data. */
    collapsed?: true;
  };
  figure?: TextFigure;
  /** Full-width background: `ink` once per text, `band` and `canvas` for other parts. */
  surface?: 'canvas' | 'band' | 'ink';
  /** Bar chart from 0. `steps` is for parts of a whole, `pairs` for before and after, `columns` for a time series. */
  bars?: {
    caption: string;
    unit?: string;
    layout?: 'steps' | 'pairs' | 'columns';
    bars: readonly { label: string; value: number; highlighted?: true }[];
  };
  /** Sources. */
  links?: readonly { label: string; href: string }[];
  /** Footnotes of the whole text, in order. */
  notes?: readonly RichText[];
}

/** Returns a text without formatting. */
export const plainText = (text: RichText): string =>
  typeof text === 'string'
    ? text
    : text.map((run) => (typeof run === 'string' ? run : run.as === 'note' ? '' : plainText(run.text))).join('');

/** Reading speed in words per minute. */
const PACE = 200;

/** Returns the displayed reading time: "3 min". */
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
