import { Link } from '../Link';
import * as css from './Prose.css';

/** Words that differ from those around them: a link, emphasis, or the number of a note. */
export interface Run {
  as: 'a' | 'strong' | 'em' | 'del' | 'code' | 'note';
  text: Words;
  href?: string;
}

/** Words of a text; plain ones are a string. */
export type Words = string | readonly (string | Run)[];

/** The words without links and emphasis. */
export const plainWords = (text: Words): string =>
  typeof text === 'string' ? text : text.map((run) => (typeof run === 'string' ? run : plainWords(run.text))).join('');

/** The id of a note, which its number leads to. */
export const noteId = (number: number | string) => `note-${number}`;

/** Words with their links and emphasis. */
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
