import type { Globals } from 'storybook/internal/types';

// What a test run asks of its browser and a page cannot: motion, colors of the system, paper. The toolbar has the page's own
// styles answer as if it were so; what the browser itself would change, as a system's colors, is said to be an approximation.

/** The toolbar's choices, each with the value that leaves everything as the browser has it. */
export const untouched = {
  motion: 'system',
  colors: 'page',
  text: 'normal',
  direction: 'ltr',
  medium: 'screen',
} as const;

type Setting = keyof typeof untouched;
const settings = Object.keys(untouched) as Setting[];

/** Globals of the toolbar as an address names them: `motion:reduce;direction:rtl`. */
export const inAddress = (globals: Globals) =>
  settings.flatMap((name) => (globals[name] && globals[name] !== untouched[name] ? [`${name}:${globals[name]}`] : []));

/** Conditions whose answer the toolbar gives. */
type Answers = readonly (readonly [condition: RegExp, holds: boolean])[];

function answersOf({ motion, colors, medium }: Globals): Answers {
  const answers: [RegExp, boolean][] = [];
  if (motion === 'reduce')
    answers.push([/\(prefers-reduced-motion: no-preference\)/, false], [/\(prefers-reduced-motion(: reduce)?\)/, true]);
  if (colors === 'forced') answers.push([/\(forced-colors: active\)/, true], [/\(forced-colors: none\)/, false]);
  if (medium === 'print') answers.push([/\bprint\b/, true], [/\bscreen\b/, false]);
  return answers;
}

/** A media condition with those answers in it. */
export function answered(condition: string, answers: Answers): string {
  return condition
    .split(',')
    .map((query) => {
      let said = query.trim();
      for (const [asked, holds] of answers) {
        if (!asked.test(said)) continue;
        if (!holds) return said.startsWith('not ') ? 'all' : 'not all';
        said = said.replace(asked, asked.source.includes('print') ? 'all' : '(min-width: 0px)');
      }
      return said;
    })
    .join(', ');
}

/** Media conditions as the style sheets have them, of rules that were given an answer. */
const own = new WeakMap<CSSMediaRule, string>();

function rewrite(rules: CSSRuleList, answers: Answers) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = own.get(rule) ?? rule.media.mediaText;
      const wanted = answered(condition, answers);
      if (rule.media.mediaText !== wanted) {
        own.set(rule, condition);
        rule.media.mediaText = wanted;
      }
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules, answers);
  }
}

const asked = globalThis.matchMedia;
let before: Answers = [];

/** Shows the page as the toolbar says. Scripts of the page that ask for a media condition get the same answer as its styles. */
export function emulate(globals: Globals) {
  const answers = answersOf(globals);
  if (answers.length + before.length > 0) for (const sheet of document.styleSheets) rewrite(sheet.cssRules, answers);
  before = answers;
  // Whether colors are forced is left to the browser: what is checked there is what an approximation cannot show.
  const told = answers.filter(([condition]) => !condition.source.includes('forced-colors'));
  globalThis.matchMedia = told.length > 0 ? (condition) => asked.call(globalThis, answered(condition, told)) : asked;
  const { documentElement: root } = document;
  root.toggleAttribute('data-forced', globals.colors === 'forced');
  root.style.fontSize = globals.text === 'double' ? '200%' : '';
  if (globals.direction === 'rtl') root.dir = 'rtl';
  else root.removeAttribute('dir');
}
