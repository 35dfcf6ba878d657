import { home } from '../../src/content/home.data';
import type { names } from '../../src/theme/generated/names';
import { type as styles } from '../../src/theme/type.css';
import { Copy } from './Copy';
import * as css from './Foundations.css';
import { pixels, tokenOf } from './tokens';

type Style = keyof (typeof names)['type'];
const { hero, build, promises } = home;
const [plate] = build.plates;

/** Use of each style, and a sample from the site. */
const uses: Record<Style, readonly [use: string, sample: string | undefined]> = {
  hero: ['The headline of the home page only.', hero.headline.join(' ')],
  title1: ['The title of a page.', promises.heading],
  title2: ['The title of a section.', build.heading],
  title3: ['The title of a card or part of a section.', plate?.title],
  title4: ['The smallest title, for entries of a list and questions.', plate?.parts[0]],
  figure: ['A large figure.', hero.stats[0]?.value],
  subline: ['The second line of a headline.', hero.subline],
  typed: ['The typed word of the hero.', plate?.title],
  lead: ['One to three lines below a title.', hero.lead],
  text: ['Running text.', plate?.description],
  small: ['Secondary text: help, captions, cells of tables.', build.lead],
  control: ['Text of buttons.', hero.actions.primary.label],
  controlSmall: ['Text of medium buttons.', hero.actions.secondary.label],
  label: ['Labels of fields and figures, facts in a row. Its figures are tabular.', hero.stats[0]?.label],
  drawing: ['Lettering on drawings, in capitals.', plate?.parts[1]],
};

/** All type styles, with their use and values. */
export function TypeStyles() {
  return (
    <div className={`sb-unstyled ${css.block}`}>
      <ul>
        {(Object.keys(uses) as Style[]).map((name) => {
          const [use, sample] = uses[name];
          const of = (part: string) => tokenOf('type', `${name}.${part}`);
          return (
            <li key={name} className={css.row}>
              <div className={css.named}>
                <Copy text={`type.${name}`} />
                <p>{use}</p>
              </div>
              <p className={`${css.specimen} ${styles[name]}`}>{sample}</p>
              <p className={css.facts}>
                <span>{pixels(of('size'))}</span>
                <span>Line {of('line')}</span>
                <span>Weight {of('weight')}</span>
                <span>Width {of('width')}</span>
                <span>Tracking {of('tracking')}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
