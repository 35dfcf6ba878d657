import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import values from '../src/theme/generated/values.json' with { type: 'json' };
import { contrast } from './contrast.ts';

type Setting = keyof typeof values;
const settings = Object.keys(values) as Setting[];
const SIGNAL_FILLS = ['--color-signal', '--color-signal-pressed'] as const;

const color = (setting: Setting, name: string): string => {
  const value = (values[setting] as Record<string, string>)[name];
  if (!value?.match(/^#[0-9a-f]{6}$/)) throw new Error(`${name} in ${setting} is no opaque color: ${value}`);
  return value;
};
/** Backgrounds that text can have in a setting, such as `light.ink`. */
const surfacesOf = (setting: Setting) =>
  ['--color-surface', '--color-raised', '--color-lifted', '--color-canvas', '--color-band'].map(
    (name) => [name, color(setting, name)] as const,
  );

const TEXT = ['--color-text', '--color-muted', '--color-signal-text', '--color-positive', '--color-critical'];
const CONTROLS = ['--color-control', '--color-focus', '--color-critical', '--color-positive'];

describe.each(settings)('contrast in %s', (setting) => {
  it.each(TEXT)('%s is readable as text on every surface', (name) => {
    for (const [surface, hex] of surfacesOf(setting))
      expect(contrast(color(setting, name), hex), `${name} on ${surface}`).toBeGreaterThanOrEqual(4.5);
  });
  it.each(CONTROLS)('%s is visible as a control or focus ring on every surface', (name) => {
    for (const [surface, hex] of surfacesOf(setting))
      expect(contrast(color(setting, name), hex), `${name} on ${surface}`).toBeGreaterThanOrEqual(3);
  });
  it.each(SIGNAL_FILLS)('ink text is readable on %s', (fill) => {
    expect(contrast(color(setting, '--color-on-signal'), color(setting, fill))).toBeGreaterThanOrEqual(4.5);
  });
  it('the canvas color is readable on the text color, as in inverted buttons', () => {
    expect(contrast(color(setting, '--color-canvas'), color(setting, '--color-text'))).toBeGreaterThanOrEqual(4.5);
  });
});

it('knows both themes on all three surfaces', () => {
  expect(settings.sort()).toEqual(['dark.band', 'dark.canvas', 'dark.ink', 'light.band', 'light.canvas', 'light.ink']);
});

it('defines each color by its components only, without a hex value', () => {
  const files = readdirSync('tokens').filter((file) => file.endsWith('.json'));
  expect(files.filter((file) => readFileSync(join('tokens', file), 'utf8').includes('"hex"'))).toEqual([]);
});
