import { useState } from 'react';
import { Drawing } from '../Drawing';
import { Icon } from '../Icon';
import { Anchor } from '../Link/Anchor';
import * as css from './NavMenu.css';
import type { NavItem } from './navigation';

interface NavRowProps extends NavItem {
  path: string;
  number?: number;
  /** First and last row of the list: the whole range of services. */
  edge?: boolean;
}

/** A row of a dropdown. */
export function NavRow({ label, href, hint, note, plate, path, number, edge }: NavRowProps) {
  return (
    <li>
      <Anchor
        href={href}
        className={edge ? css.edgeRow : number ? css.serviceRow : css.row}
        data-plate={plate}
        aria-current={href === path ? 'page' : undefined}
      >
        {number && (
          <span className={css.number} aria-hidden="true">
            {String(number).padStart(2, '0')}
          </span>
        )}
        <span className={css.words}>
          <span className={css.label}>{label}</span>
          {hint && <span className={css.hint}>{hint}</span>}
        </span>
        {note && <span className={css.note}>{note}</span>}
        <span className={edge ? css.arrow : css.quietArrow}>
          <Icon name="arrow" />
        </span>
      </Anchor>
    </li>
  );
}

const VIEW = '-4 0 304 370';

/** The whole assembly, and over it one plate for each row to light. Fetched when the panel is first opened. */
export function ServicesDrawing({ wanted }: { wanted: boolean }) {
  const [shown, setShown] = useState(false);
  if (wanted && !shown) setShown(true);
  return (
    <div className={css.drawing}>
      {shown && (
        <div className={css.stack}>
          <div className={css.assembly}>
            <Drawing name="menu" part="d" viewBox={VIEW} />
          </div>
          {css.plates.map((plate) => (
            <div key={plate} className={css.lit[plate]}>
              <Drawing name="menu" part={plate} viewBox={VIEW} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
