import type { CSSProperties } from 'react';
import { Icon } from '../../src/components/Icon';
import type { names } from '../../src/theme/generated/names';
import { vars } from '../../src/theme/vars.css';
import { contrast } from '../../tokens/contrast';
import { Copy } from './Copy';
import * as css from './Foundations.css';
import { places, property, type Setting, tokenOf, tokensOf } from './tokens';

type Colors = (typeof names)['color'];
type RoleName = Exclude<keyof Colors, 'face'> | `face.${keyof Colors['face']}`;

/** Kinds of roles, each with the contrast it needs (WCAG 2.2, 1.4.3 and 1.4.11). */
const kinds = {
  surface: 'Text on it needs 4.5 : 1.',
  text: 'Needs 4.5 : 1.',
  control: 'Needs 3 : 1.',
  fill: 'Text on it needs 4.5 : 1.',
  line: 'Decoration, which needs no contrast.',
} as const;
export type Kind = keyof typeof kinds;

/** A role without a description is a type error. */
const roles: Record<RoleName, readonly [kind: Kind, use: string]> = {
  canvas: ['surface', 'Background of the page.'],
  band: ['surface', 'Background of alternate sections.'],
  surface: [
    'surface',
    'The background of the current section: canvas, band or ink. Use it for elements that blend into the section.',
  ],
  raised: ['surface', 'Fields, and panels that open over the page.'],
  lifted: ['surface', 'The highlighted cell of a row, on any surface.'],
  text: ['text', 'Text and headings. Also the fill of solid buttons, which have text in the canvas color.'],
  muted: ['text', 'Secondary text: leads, help, captions, units. Do not use it for essential information.'],
  signalText: ['text', 'The signal color for text and thin lines.'],
  positive: ['text', 'Success or availability, always with an icon or text.'],
  critical: ['text', 'An error and the border of its field, always with an icon and text.'],
  control: ['control', 'Borders of fields, checkboxes and outlined buttons.'],
  focus: ['control', 'The focus ring, 2 px wide.'],
  signal: ['fill', 'The most important action of a page, and the active node of a drawing.'],
  signalPressed: ['fill', 'The signal color on hover and while pressed.'],
  onSignal: ['fill', 'Text on the signal color, in both themes and on every surface.'],
  line: ['line', 'Between rows of a table or entries of a list.'],
  lineStrong: ['line', 'Between cells, and for the frame lines of the page.'],
  'face.top': ['line', 'Top faces in drawings.'],
  'face.left': ['line', 'Left faces in drawings.'],
  'face.right': ['line', 'Right faces in drawings.'],
};

interface Check {
  on: string;
  ratio: number;
  least: number;
}

/** Contrast checks of a role in a setting. For a fill, the check “as words” tests it as a text color. */
function checksOf(name: RoleName, kind: Kind, setting: Setting): Check[] {
  const of = (role: RoleName) => tokenOf('color', role, setting);
  const on = (told: string, one: RoleName, other: RoleName, least: number): Check => ({
    on: told,
    ratio: contrast(of(one), of(other)),
    least,
  });
  if (kind === 'surface') return [on('with text', 'text', name, 4.5), on('with muted', 'muted', name, 4.5)];
  if (kind === 'text') return [on('on it', name, 'surface', 4.5), on('on raised', name, 'raised', 4.5)];
  if (kind === 'control') return [on('on it', name, 'surface', 3), on('on raised', name, 'raised', 3)];
  if (name === 'onSignal') return [on('on signal', name, 'signal', 4.5), on('on pressed', name, 'signalPressed', 4.5)];
  if (kind === 'fill') return [on('under words', 'onSignal', name, 4.5), on('as words', name, 'surface', 4.5)];
  return [];
}

const passes = ({ ratio, least }: Check) => ratio >= least;

/** Styles of a sample. */
const paints: Record<Kind, (color: string) => CSSProperties> = {
  surface: (color) => ({ background: color, borderColor: vars.color.lineStrong }),
  text: (color) => ({ color }),
  control: (color) => ({ borderColor: color, borderWidth: 2 }),
  fill: (color) => ({ background: color, color: vars.color.onSignal }),
  line: (color) => ({ background: color, borderColor: vars.color.lineStrong }),
};

function Tile({ name, place: { setting, theme, surface } }: { name: RoleName; place: (typeof places)[number] }) {
  const [kind] = roles[name];
  const own = `var(${property('color', name)})`;
  return (
    <li className={css.tile} data-theme={theme} data-surface={surface}>
      <span
        className={css.sample}
        style={paints[kind](name === 'onSignal' ? vars.color.signal : own)}
        aria-hidden="true"
      >
        {kind !== 'control' && kind !== 'line' && 'Aa'}
      </span>
      <span>
        {theme}, {surface}
      </span>
      <Copy quiet text={tokensOf(setting)[property('color', name)] ?? ''} />
      {checksOf(name, kind, setting).map((check) => (
        <span key={check.on} className={passes(check) ? css.verdict : `${css.verdict} ${css.fails}`}>
          <Icon name={passes(check) ? 'check' : 'close'} size={11} />
          {passes(check) ? 'Pass' : 'Fail'} {check.ratio.toFixed(1)} {check.on}
        </span>
      ))}
    </li>
  );
}

/** All roles, on `canvas` in both themes. */
export function Palette() {
  return (
    <div className={`sb-unstyled ${css.block}`}>
      <ul className={css.palette}>
        {(Object.keys(roles) as RoleName[]).map((name) => (
          <li key={name}>
            <div className={css.halves} aria-hidden="true">
              {(['light.canvas', 'dark.canvas'] as const).map((setting) => (
                <svg key={setting} width="100%" height="100%" aria-hidden="true">
                  <rect width="100%" height="100%" fill={tokenOf('color', 'canvas', setting)} />
                  <rect width="100%" height="100%" fill={tokenOf('color', name, setting)} />
                </svg>
              ))}
            </div>
            <span translate="no">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Roles of one kind, with their use and their contrast on every surface of both themes. */
export function Colors({ kind }: { kind: Kind }) {
  const names = (Object.keys(roles) as RoleName[]).filter((name) => roles[name][0] === kind);
  return (
    <div className={`sb-unstyled ${css.block}`}>
      <ul className={css.contained}>
        {names.map((name) => (
          <li key={name} className={css.row}>
            <div className={css.named}>
              <Copy text={`vars.color.${name}`} />
              <p>
                {roles[name][1]} <span className={css.note}>{kinds[kind]}</span>
              </p>
            </div>
            <ul className={css.tiles}>
              {places.map((place) => (
                <Tile key={place.setting} name={name} place={place} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const everyKind = Object.keys(kinds) as Kind[];
