import * as Radix from '@radix-ui/react-navigation-menu';
import { cva } from 'class-variance-authority';
import { useLayoutEffect, useRef } from 'react';
import { loadDrawings } from '../Drawing/reveal';
import { Icon } from '../Icon';
import { Anchor } from '../Link/Anchor';
import * as css from './NavMenu.css';
import type { NavItem, Navigation } from './navigation';

const row = cva(css.row, { variants: { variant: { plain: css.plain, service: css.service, edge: css.edge } } });
const arrow = cva(css.arrow, { variants: { quiet: { true: css.quietArrow } } });
const highlight = cva('', { variants: { plate: css.highlight } });

interface NavRowProps extends NavItem {
  path: string;
  number?: number;
  /** First or last row of the Solutions dropdown, which links to an overview. */
  edge?: boolean;
}

/** Row of a dropdown. */
export function NavRow({ label, href, hint, note, plate, path, number, edge }: NavRowProps) {
  const opensElsewhere = useRef(false);
  return (
    <li>
      <Radix.Link
        asChild
        active={href === path}
        // With a modifier key, the link opens elsewhere and the menu stays open. Radix handles the Meta key.
        onClick={({ ctrlKey, shiftKey, altKey }) => {
          opensElsewhere.current = ctrlKey || shiftKey || altKey;
        }}
        onSelect={(event) => opensElsewhere.current && event.preventDefault()}
      >
        <Anchor
          href={href}
          className={row({ variant: edge ? 'edge' : number ? 'service' : 'plain' })}
          data-plate={plate}
        >
          {number && (
            <span className={css.number} aria-hidden="true">
              {String(number).padStart(2, '0')}
            </span>
          )}
          <span className={css.text}>
            <span className={css.label}>{label}</span>
            {hint && <span className={css.hint}>{hint}</span>}
          </span>
          {note && <span className={css.note}>{note}</span>}
          <span className={arrow({ quiet: !edge })}>
            <Icon name="arrow" />
          </span>
        </Anchor>
      </Radix.Link>
    </li>
  );
}

/** Drawing of all services, with layers that the rows highlight. Loads immediately, even while the panel is closed. */
export function ServicesDrawing({ media }: { media: NonNullable<Navigation['solutions']['media']> }) {
  const drawing = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (drawing.current) loadDrawings(drawing.current.querySelectorAll('svg'));
  }, []);
  return (
    <div ref={drawing} className={css.drawing}>
      <div className={css.stack}>
        <div className={css.assembly}>{media.whole}</div>
        {css.plates.map((plate) => (
          <div key={plate} className={highlight({ plate })}>
            {media[plate]}
          </div>
        ))}
      </div>
    </div>
  );
}
