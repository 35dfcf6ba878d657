import values from '../../src/theme/generated/values.json';

// Every figure on these pages is read from the resolved tokens, none is typed.

/** A theme on one of its surfaces. */
export type Setting = keyof typeof values;
export const settings = Object.keys(values) as Setting[];

/** Each setting with its theme and its surface, as `data-theme` and `data-surface` call them. */
export const places = settings.map((setting) => {
  const [theme, surface] = setting.split('.') as ['light' | 'dark', 'canvas' | 'band' | 'ink'];
  return { setting, theme, surface };
});

/** Tokens by the name of their custom property. */
export const tokensOf = (setting: Setting = 'light.canvas') => values[setting] as Readonly<Record<string, string>>;

/** The custom property of a token: `signalText` in `color` is `--color-signal-text`. */
export const property = (group: string, name: string) =>
  `--${group}-${name.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** @throws Error where there is no such token */
export function tokenOf(group: string, name: string, setting?: Setting): string {
  const value = tokensOf(setting)[property(group, name)];
  if (value === undefined) throw new Error(`No token ${group}.${name}.`);
  return value;
}

const units: Readonly<Record<string, (width: number) => number>> = {
  px: () => 1,
  rem: () => 16,
  vw: (width) => width / 100,
};

/**
 * In pixels at a width of the window: `1.5rem`, or a `clamp`, `min` or `max` of sums.
 *
 * @throws Error where a token is written in another way
 */
export function pixels(value: string, width: number): number {
  const arithmetic = value
    .replace(/([\d.]+)(px|rem|vw)/g, (_, count, unit) => String(Number(count) * (units[unit]?.(width) ?? Number.NaN)))
    .trim();
  // Inside out: once what stands in brackets is a number, what stands around them has numbers alone.
  const inner = /(clamp|min|max)\(([^()]*)\)/;
  let rest = arithmetic;
  for (let found = inner.exec(rest); found; found = inner.exec(rest)) {
    const [whole, name, list = ''] = found;
    const numbers = list.split(',').map(sum);
    const [least = 0, at = least, most = at] = numbers;
    const one = name === 'min' ? Math.min(...numbers) : Math.max(...numbers);
    rest = rest.replace(whole, String(name === 'clamp' ? Math.min(most, Math.max(least, at)) : one));
  }
  const result = Math.round(sum(rest) * 10) / 10;
  if (Number.isNaN(result)) throw new Error(`${value} is written in another way.`);
  return result;
}

const sum = (terms: string) => terms.split('+').reduce((total, term) => total + Number(term), 0);
