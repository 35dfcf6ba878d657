import { isValidElement } from 'react';
import type { ArgsEnhancer, ArgTypesEnhancer, InputType } from 'storybook/internal/csf';

/** Fields with text for readers, as opposed to addresses, files and machine-readable values. */
const prose = new Set(
  'title name label text heading lead description statement quote bio excerpt message paragraphs features points'.split(
    ' ',
  ),
);

/** Copies a value with text three times as long. */
function lengthen(value: unknown, member = 'text'): unknown {
  if (typeof value === 'string') return prose.has(member) ? `${value} ${value} ${value}` : value;
  if (Array.isArray(value)) return value.map((item) => lengthen(item, member));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, lengthen(item, name)]));
}

/** Whether a value contains no function and no element. */
const isData = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? !isValidElement(value) && Object.values(value).every(isData)
    : typeof value !== 'function';

/** Presets for a list or record, so that designers do not have to write JSON. */
function presetsOf(value: object): Record<string, unknown> {
  const lists = Array.isArray(value) ? { None: [], One: value.slice(0, 1) } : {};
  return { 'As it is': value, ...lists, 'Long text': lengthen(value) };
}

function controlOf({ type, control, options }: InputType, value: unknown): InputType {
  if (control || options) return {};
  const select = { control: { type: 'select' } } as const;
  if (typeof type === 'object' && type.name === 'enum') return { ...select, options: type.value };
  if (typeof value === 'string') return { control: { type: 'text' } };
  if (typeof value === 'number') return { control: { type: 'number' } };
  if (typeof value === 'object' && value !== null && isData(value)) {
    const presets = presetsOf(value);
    return { ...select, options: Object.keys(presets), mapping: presets };
  }
  // No control for elements and functions, or for lists and records without an initial value.
  const isPlain = typeof type === 'object' && ['boolean', 'string', 'number'].includes(type.name);
  return isPlain ? {} : { control: { disable: true } };
}

/** Readable type for unions and readonly lists, which react-docgen does not describe. */
function summaryOf({ type, table }: InputType, value: unknown): string | undefined {
  const summary = table?.type?.summary;
  if (summary === 'union' && typeof type === 'object' && type.raw) return type.raw;
  return summary === 'unknown' && Array.isArray(value) ? 'list' : summary;
}

/** Completes the controls that Storybook derives from the types of props. */
export const completeControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  // react-docgen finds no props of types that it cannot resolve.
  const named = Object.fromEntries(Object.keys(initialArgs).map((name) => [name, { name }]));
  return Object.fromEntries(
    Object.entries({ ...named, ...argTypes }).map(([name, argType]) => {
      const summary = summaryOf(argType, initialArgs[name]);
      const table = { ...argType.table, ...(summary && { type: { summary } }) };
      return [name, { ...argType, table, ...controlOf(argType, initialArgs[name]) }];
    }),
  );
};

/** Chooses the option with which each select starts: the preset of the story, or the documented default of the prop. */
export const chooseOptions: ArgsEnhancer = ({ argTypes, initialArgs }) => {
  const args: Record<string, unknown> = {};
  for (const [name, { options = [], mapping, table }] of Object.entries(argTypes)) {
    const value = initialArgs[name];
    const summary = table?.defaultValue?.summary?.replaceAll("'", '');
    const option = options.find((one) => (value === undefined ? String(one) === summary : mapping?.[one] === value));
    if (option !== undefined) args[name] = option;
  }
  return args;
};
