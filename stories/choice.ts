import type { InputType } from 'storybook/internal/csf';
import { paths } from '../src/components/Icon/paths';
import { vars } from '../src/theme/vars.css';

/**
 * A select for a prop whose values come from a style file, where Storybook's docgen does not find them.
 *
 * @param options the values of the prop
 * @param preset the default, if the component has one
 */
export const choice = <Value extends string | number | boolean>(
  options: readonly Value[],
  preset?: Value,
): InputType => ({
  options,
  control: 'select',
  table: {
    type: { summary: options.join(' | ') },
    ...(preset !== undefined && { defaultValue: { summary: String(preset) } }),
  },
});

/** A select of all icons, for a prop of type `IconName`. Their pictures are on the page “Icons” of the foundations. */
export const iconChoice: InputType = choice(Object.keys(paths));

/** The steps of the space scale in px, for props such as `gap`. */
export const spaces = ['0', ...Object.keys(vars.space)];
