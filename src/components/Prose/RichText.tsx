import { Link } from '../Link';
import * as css from './Prose.css';

/** Part of a text with markup: a link, emphasis, code, or the number of a note. */
export interface Run {
  as: 'a' | 'strong' | 'em' | 'del' | 'code' | 'note';
  text: Words;
  href?: string;
}

/** A text; without markup, a string. */
export type Words = string | readonly (string | Run)[];

/** The text without markup. */
export const plainWords = (text: Words): string =>
  typeof text === 'string' ? text : text.map((run) => (typeof run === 'string' ? run : plainWords(run.text))).join('');

/** The id of a note, for the link from its number. */
export const noteId = (number: number | string) => `note-${number}`;

/** Renders a text with its links, emphasis and note numbers. */
export function RichText({ text }: { text: Words }) {
  if (typeof text === 'string') return text;
  return text.map((run, at) => {
    if (typeof run === 'string') return run;
    const key = `${at} ${plainWords(run.text)}`;
    const words = <RichText text={run.text} />;
    if (run.as === 'a')
      return (
        <Link key={key} href={run.href ?? ''}>
          {words}
        </Link>
      );
    if (run.as === 'note')
      return (
        <sup key={key} className={css.note}>
          <Link href={`#${noteId(plainWords(run.text))}`}>{words}</Link>
        </sup>
      );
    return <run.as key={key}>{words}</run.as>;
  });
}
