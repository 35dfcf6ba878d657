import { home } from '../../src/content/home.data';
import type { names } from '../../src/theme/generated/names';
import { type as styles } from '../../src/theme/type.css';
import { Copy } from './Copy';
import * as css from './Foundations.css';
import { pixels, tokenOf } from './tokens';

type Style = keyof (typeof names)['type'];
const { hero, build, promises } = home;
const [plate] = build.plates;

/** What each style is for, and words of the site that are set in it. */
const uses: Record<Style, readonly [use: string, sample: string | undefined]> = {
  hero: ['The headline of the home page, and of nothing else.', hero.headline.join(' ')],
  title1: ['The title of a page.', promises.heading],
  title2: ['The title of a section.', build.heading],
  title3: ['The title of a card or of a part of a section.', plate?.title],
  title4: ['The smallest title: entries of a list, questions.', plate?.parts[0]],
  figure: ['A figure that is looked at before it is read.', hero.stats[0]?.value],
  subline: ['The second line of a headline.', hero.subline],
  typed: ['The word of the hero that is typed.', plate?.title],
  lead: ['One to three lines below a title.', hero.lead],
  text: ['Whatever is read.', plate?.description],
  small: ['What is read beside something else: help, captions, cells of tables.', build.lead],
  control: ['The words of buttons.', hero.actions.primary.label],
  controlSmall: ['The words of buttons of medium size.', hero.actions.secondary.label],
  label: ['Names of fields and figures, facts in a row. Figures stand below each other.', hero.stats[0]?.label],
  drawing: ['Lettering on drawings alone, the one place for capitals.', plate?.parts[1]],
};

/** Every type style on words of the site, with what it is for and what it is made of. */
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
