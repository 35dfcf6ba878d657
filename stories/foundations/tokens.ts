import values from '../../src/theme/generated/values.json';

/** A theme and one of its surfaces. */
export type Setting = keyof typeof values;
export const settings = Object.keys(values) as Setting[];

/** Each setting with its values of `data-theme` and `data-surface`. */
export const places = settings.map((setting) => {
  const [theme, surface] = setting.split('.') as ['light' | 'dark', 'canvas' | 'band' | 'ink'];
  return { setting, theme, surface };
});

/** Token values by custom property. */
export const tokensOf = (setting: Setting = 'light.canvas') => values[setting] as Readonly<Record<string, string>>;

/** The custom property of a token: `signalText` in `color` is `--color-signal-text`. */
export const property = (group: string, name: string) =>
  `--${group}-${name.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** @throws if the token does not exist */
export function tokenOf(group: string, name: string, setting?: Setting): string {
  const value = tokensOf(setting)[property(group, name)];
  if (value === undefined) throw new Error(`No token ${group}.${name}.`);
  return value;
}

/** Minimum and maximum of a length in px, from `1.5rem` or a `clamp`. */
export function pixels(value: string): string {
  const lengths = value.match(/[\d.]+(?=rem)/g)?.map((rem) => Number(rem) * 16) ?? [];
  const [least, most] = [lengths[0], lengths.at(-1)];
  return least === most ? `${least} px` : `${least} px on a phone, ${most} px in a wide window`;
}
