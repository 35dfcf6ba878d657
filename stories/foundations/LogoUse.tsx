import type { ReactNode } from 'react';
import { Icon } from '../../src/components/Icon';
import { Logo } from '../../src/components/Logo';
import { heights } from '../../src/components/Logo/geometry';
import { brand } from '../../src/content/brand';
import { logo } from '../../src/content/logo';
import { OnEverySurface } from './blocks';
import * as css from './Foundations.css';

/** Clear space on every side, as a share of the logo's height. It is as wide as a node of the logo. */
const CLEAR = 15 / 48;

/** Clear space at the two largest sizes. */
export function ClearSpace() {
  return (
    <div className={`sb-unstyled ${css.block} ${css.tiled}`}>
      {(['lg', 'xl'] as const).map((size) => {
        const free = CLEAR * heights[size];
        return (
          <figure key={size} className={css.surface}>
            <div>
              <div className={css.clear} style={{ padding: free }} data-clear={free}>
                <div className={css.kept}>
                  <Logo {...logo} variant={size === 'xl' ? 'icon-only' : 'full'} size={size} label={brand.name} />
                </div>
              </div>
            </div>
            <figcaption className={css.note}>
              {heights[size]} px high: {free} px free on every side
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}

const sizes = Object.entries(heights) as [keyof typeof heights, number][];
const least = Math.min(...Object.values(heights));

export const LogoSizes = () => (
  <ul className={`sb-unstyled ${css.block}`}>
    {sizes.map(([size, height]) => (
      <li key={size} className={`${css.row} ${css.beside}`}>
        <span>
          <code>{`size="${size}"`}</code> {height} px
          {height === least && ', the minimum'}
        </span>
        <Logo
          {...logo}
          size={size}
          variant={height > 48 ? 'icon-only' : 'full'}
          label={`${brand.name}, ${height} px high`}
        />
      </li>
    ))}
  </ul>
);

export const LogoGrounds = () => (
  <OnEverySurface>
    {({ theme, surface }) => (
      <>
        <Logo {...logo} label={`${brand.name} on ${surface}, ${theme}`} />
        <span className={css.note}>
          {surface}, {theme}
        </span>
      </>
    )}
  </OnEverySurface>
);

const misuses: Record<keyof typeof css.wrong, readonly [rule: string, more?: ReactNode]> = {
  stretched: ['Stretch the logo.'],
  tilted: ['Tilt the logo.'],
  colored: ['Give it another color than the text around it.'],
  faded: ['Make it transparent.'],
  crowded: ['Put text into its clear space.', <strong key="words">for partners</strong>],
  drawn: ['Put it on lines or a photograph.'],
};

export const LogoMisuse = () => (
  <ul className={`sb-unstyled ${css.block} ${css.tiled}`}>
    {(Object.keys(misuses) as (keyof typeof misuses)[]).map((name) => {
      const [rule, more] = misuses[name];
      return (
        <li key={name} className={css.surface}>
          <div className={css.shown} aria-hidden="true">
            <div className={css.wrong[name]}>
              <Logo {...logo} />
              {more}
            </div>
          </div>
          <span className={`${css.verdict} ${css.fails}`}>
            <Icon name="close" size={12} /> Don’t
          </span>
          <span>{rule}</span>
        </li>
      );
    })}
  </ul>
);
