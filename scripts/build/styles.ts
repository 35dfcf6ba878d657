import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';

/** Drawings are files of their own: what they take from the page is not used in its styles. */
const USED_BY_DRAWINGS = /^--(color-(face|signal|on-signal|text)|fine$|lettering$|portrait)/;

const minified = (css: string, unusedSymbols: string[] = []) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols }).code.toString();

/** Styles for paper, in a file of their own that holds back no paint. */
export const printStyles = async () => minified(await readFile('src/theme/print.css', 'utf8'));

/** The rules that some CSS has for elements of no other classes than these, with what those rules refer to. */
export function stylesFor(classes: ReadonlySet<string>, css: string): string {
  const named = new Set(css.match(/(?<=\.)[a-z_][\w-]*/gi));
  let styles = minified(
    css,
    [...named].filter((name) => !classes.has(name)),
  );
  for (let before = ''; before !== styles; ) {
    before = styles;
    const defined = new Set(styles.match(/--[\w-]+(?=:)|(?<=@keyframes )[\w-]+/g));
    const used = new Set(styles.match(/(?<=var\()--[\w-]+|(?<=animation(?:-name)?:[^;}]*)[\w-]+/g));
    const unused = [...defined].filter((name) => !used.has(name) && !USED_BY_DRAWINGS.test(name));
    styles = minified(styles, unused);
  }
  return styles;
}
