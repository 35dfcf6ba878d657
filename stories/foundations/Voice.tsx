import { Icon } from '../../src/components/Icon';
import * as css from './Foundations.css';

const pairs: readonly (readonly [kind: string, say: string, dont: string, why: string])[] = [
  [
    'A heading',
    'The people who plan your move stay to run it',
    'End-to-end partnership',
    'It says what happens, and to whom. No full stop.',
  ],
  [
    'A claim',
    'Orders kept flowing through the cutover weekend.',
    'A seamless, world-class transformation.',
    'A reader can check whether orders kept flowing, but not “seamless”. Figures come from src/content/claims.ts, each with its unit.',
  ],
  ['A system', 'S/4HANA, BTP, Joule', 'Our solution', 'The reader knows the names, and looks for them.'],
  ['A button', 'Send Message', 'Submit', 'A verb, and what comes of it.'],
  ['A link', 'Read the case study', 'Click here', 'It makes sense read by itself, as a screen reader lists it.'],
  ['An error', 'Enter your company', 'Invalid input', 'It says what to do. No blame, no code, no “please”.'],
  [
    'A failure',
    'Your message could not be sent. Your words are still here: try again, or call us.',
    'Oops! Something went wrong.',
    'What happened, what is safe, what to do now.',
  ],
  [
    'Nothing found',
    'No resource matches “cutover”. Take a filter off, or read all titles.',
    'No results.',
    'The way on stands beside the dead end.',
  ],
  [
    'Not available yet',
    'Registration opens in May.',
    'A gray button',
    'A control that cannot act stays, and says why.',
  ],
  ['A range', '12-24 weeks', 'Approx. three to six months', 'Ranges and hours are printed by src/content/format.ts.'],
];

/** Words for the places where they are hardest, each beside what not to say. */
export function VoicePairs() {
  return (
    <div className={`sb-unstyled ${css.block} ${css.pairs}`}>
      {pairs.map(([kind, say, dont, why]) => (
        <div key={kind} className={css.pair}>
          <p className={css.kind}>{kind}</p>
          <div className={`${css.surface} ${css.say}`}>
            <span className={css.verdict}>
              <Icon name="check" size={12} /> Say
            </span>
            <strong>{say}</strong>
            <span className={css.note}>{why}</span>
          </div>
          <div className={`${css.surface} ${css.dont}`}>
            <span className={css.verdict}>
              <Icon name="close" size={12} /> Don’t say
            </span>
            <span>{dont}</span>
          </div>
        </div>
      ))}
    </div>
  );
}
