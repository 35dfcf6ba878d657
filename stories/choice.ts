import type { InputType } from 'storybook/internal/csf';
import { vars } from '../src/theme/vars.css';

/**
 * Select control for a prop whose values come from a style file, because Storybook's docgen does not find them there.
 *
 * @param options the values of the prop
 * @param preset the default, if the component has one
 */
export const choice = <Value extends string | number | boolean>(
  options: readonly Value[],
  preset?: Value,
): InputType => ({
  options,
  control: { type: 'select' },
  table: {
    type: { summary: options.join(' | ') },
    ...(preset !== undefined && { defaultValue: { summary: String(preset) } }),
  },
});

/** Steps of the space scale in px, for props such as `gap`. */
export const spaces = ['0', ...Object.keys(vars.space)];
