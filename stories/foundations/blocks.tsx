import type { ReactNode } from 'react';
import { Copy } from './Copy';
import * as css from './Foundations.css';
import { places, tokenOf } from './tokens';

/** Tokens of a group, with their values and uses. */
export function TokenList<Name extends string>({
  group,
  uses,
  value = (name) => tokenOf(group, name),
}: {
  group: string;
  uses: Readonly<Record<Name, string>>;
  value?: (name: Name) => ReactNode;
}) {
  return (
    <ul className={`sb-unstyled ${css.block}`}>
      {(Object.keys(uses) as Name[]).map((name) => (
        <li key={name} className={`${css.row} ${css.beside}`}>
          <Copy text={/^\d/.test(name) ? `vars.${group}[${name}]` : `vars.${group}.${name}`} />
          <span className={css.facts}>
            <span>{value(name)}</span>
            <span>{uses[name]}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The same content on every surface of both themes. */
export function OnEverySurface({ children }: { children: (place: (typeof places)[number]) => ReactNode }) {
  return (
    <div className={`sb-unstyled ${css.block} ${css.tiled}`}>
      {places.map((place) => (
        <div key={place.setting} className={css.surface} data-theme={place.theme} data-surface={place.surface}>
          {children(place)}
        </div>
      ))}
    </div>
  );
}
