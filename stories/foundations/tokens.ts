import values from '../../src/theme/generated/values.json';

// Every figure on these pages is read from the resolved tokens, none is typed.

/** A theme on one of its surfaces. */
export type Setting = keyof typeof values;
export const settings = Object.keys(values) as Setting[];

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

/** In pixels at a width of the window: `1.5rem`, or a `clamp` of `rem` and `vw`. */
export function pixels(value: string, width: number): number {
  const one = (part: string) =>
    part
      .split('+')
      .reduce(
        (sum, term) =>
          sum + Number.parseFloat(term) * (term.includes('vw') ? width / 100 : term.includes('px') ? 1 : 16),
        0,
      );
  const parts = value.match(/^clamp\((.*)\)$/)?.[1]?.split(',') ?? [value];
  const [least = 0, at = least, most = at] = parts.map(one);
  return Math.round(Math.min(most, Math.max(least, at)) * 10) / 10;
}
