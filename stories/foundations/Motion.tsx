import { useState } from 'react';
import { Button } from '../../src/components/Button';
import type { names } from '../../src/theme/generated/names';
import { Copy } from './Copy';
import * as css from './Foundations.css';
import { tokenOf } from './tokens';

type Duration = keyof (typeof names)['duration'];
const uses: Record<Duration, string> = {
  color: 'Hover and press: the color and border of a control, and its arrow.',
  reveal: 'Elements that appear: a menu, a dialog, the next word of the hero.',
  line: 'Elements that move: the line below the current tab, cards that make room.',
};

/** Block that crosses its track in the token's duration. */
function Move({ name }: { name: Duration }) {
  const [on, setOn] = useState(false);
  return (
    <li className={`${css.row} ${css.beside}`}>
      <div className={css.named}>
        <Copy text={`vars.duration.${name}`} />
        <p>
          {tokenOf('duration', name)}. {uses[name]}
        </p>
      </div>
      <div className={css.named}>
        <div className={css.track} aria-hidden="true">
          <div className={css.moves[name]} data-moves={name} data-on={on || undefined} />
        </div>
        <Button size="medium" icon={on ? 'arrow-back' : 'arrow'} onClick={() => setOn(!on)}>
          {`Play ${name}${on ? ' back' : ''}`}
        </Button>
      </div>
    </li>
  );
}

/** All durations, with a button to play each. */
export function Durations() {
  const [slow, setSlow] = useState(false);
  return (
    <div className={`sb-unstyled ${css.block}${slow ? ` ${css.slow}` : ''}`}>
      <p className={`${css.surface} ${css.whereStill}`}>
        Your system asks for reduced motion. Animations end at once, as they do on the site.
      </p>
      <p className={css.whereMoving}>
        <label>
          <input type="checkbox" checked={slow} onChange={() => setSlow(!slow)} /> Ten times slower
        </label>
      </p>
      <ul>
        {(Object.keys(uses) as Duration[]).map((name) => (
          <Move key={name} name={name} />
        ))}
      </ul>
    </div>
  );
}

/** Curve of the easing, from its token. */
export function Easing() {
  const value = tokenOf('easing', 'out');
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (value.match(/-?[\d.]+/g) ?? []).map(Number);
  const at = (x: number, y: number) => `${x * 100} ${100 - y * 100}`;
  return (
    <div className={`sb-unstyled ${css.block} ${css.row} ${css.beside}`}>
      <div className={css.named}>
        <Copy text="vars.easing.out" />
        <Copy quiet text={value} />
        <p>Starts fast and slows down. There is no other easing.</p>
      </div>
      <svg
        className={css.curve}
        viewBox="-4 -4 108 108"
        role="img"
        aria-label="Progress over time: steep at first, then flat"
      >
        <path d="M0 0V100H100" strokeWidth="1" />
        <path d={`M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} />
      </svg>
    </div>
  );
}
