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

/** The least and the most that a length becomes, in px: those of `1.5rem`, or the ends of a `clamp`. */
export function pixels(value: string): string {
  const lengths = value.match(/[\d.]+(?=rem)/g)?.map((rem) => Number(rem) * 16) ?? [];
  const [least, most] = [lengths[0], lengths.at(-1)];
  return least === most ? `${least} px` : `${least} px on a phone, ${most} px in a wide window`;
}
