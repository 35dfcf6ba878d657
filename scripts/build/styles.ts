import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';

/** Custom properties that drawings inherit from the page. They are kept even if the page's styles do not use them. */
const USED_BY_DRAWINGS = /^--(color-(face|signal|on-signal|text)|fine$|lettering$|portrait)/;

const minified = (css: string, unusedSymbols: string[] = []) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols }).code.toString();

/** Print styles, in a separate file that does not block rendering. */
export const printStyles = async () => minified(await readFile('src/theme/print.css', 'utf8'));

/** Removes rules for classes that are not given, then custom properties and keyframes that nothing uses. */
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
