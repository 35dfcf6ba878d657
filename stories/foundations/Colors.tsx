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

/** What a role is painted on or with, which says how much contrast it owes (WCAG 2.2, 1.4.3 and 1.4.11). */
const kinds = {
  surface: 'Text on it needs 4.5 : 1.',
  text: 'Needs 4.5 : 1.',
  control: 'Needs 3 : 1.',
  fill: 'The words on it need 4.5 : 1.',
  line: 'Decoration: needs none.',
} as const;
export type Kind = keyof typeof kinds;

/** A new role is a type error until it is told here what it is for. */
const roles: Record<RoleName, readonly [kind: Kind, use: string]> = {
  canvas: ['surface', 'The page.'],
  band: ['surface', 'Every second section, so that a long page has a rhythm.'],
  surface: [
    'surface',
    'Whatever section this stands in: canvas, band or ink. Take it for what has to vanish into its surface.',
  ],
  raised: ['surface', 'Fields and panels that something is put into, or that lie above the page.'],
  lifted: ['surface', 'The one cell of a row that stands out, in a section of any tone.'],
  text: ['text', 'Text and headings; also the fill of solid buttons, with canvas on it.'],
  muted: ['text', 'The second voice: leads, help, captions, units. Never the only place of something that matters.'],
  signalText: ['text', 'The signal, where it is words or a thin line.'],
  positive: ['text', 'It worked, or it is available. Always with a sign or words.'],
  critical: ['text', 'An error, and the edge of its field. Always with a sign and words.'],
  control: ['control', 'The edge of fields, checkboxes and outlined buttons.'],
  focus: ['control', 'The focus ring, two pixels wide.'],
  signal: ['fill', 'The one action that matters on a page, and the live node of a drawing.'],
  signalPressed: ['fill', 'The same, pointed at or pressed.'],
  onSignal: ['fill', 'Words on the signal, in both themes and on every surface.'],
  line: ['line', 'Between things of one kind: rows of a table, entries of a list.'],
  lineStrong: ['line', 'Between cells, and the frame lines of the page.'],
  'face.top': ['line', 'Drawings: the upper faces of plates.'],
  'face.left': ['line', 'Drawings: faces turned to the left.'],
  'face.right': ['line', 'Drawings: faces turned to the right.'],
};

interface Check {
  on: string;
  ratio: number;
  least: number;
}

/** The pairs in which a role is used in a setting, and one in which it must not be. */
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

/** How a sample is painted, by what its color is for. */
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

/** All roles at a glance, each as it is on the page in the light theme and in the dark one. */
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

/** Roles of one kind: what each is for, how it looks on every surface of both themes, and whether its contrast is enough there. */
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
