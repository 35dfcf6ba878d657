import { Text } from '../../src/components/Text';
import { TextField } from '../../src/components/TextField';
import type { names } from '../../src/theme/generated/names';
import { OnEverySurface, TokenList } from './blocks';
import { tokenOf } from './tokens';

const surfaces = {
  canvas: 'Background of the page.',
  band: 'Alternate sections.',
  ink: 'Inverted: the hero, the closing call, the popular plan.',
} as const;

/** The surfaces of both themes, each with a raised field. */
export const Surfaces = () => (
  <OnEverySurface>
    {({ setting, theme, surface }) => (
      <>
        <Text size="small">
          <strong>
            {surface}, {theme}.
          </strong>{' '}
          {surfaces[surface]}
        </Text>
        <TextField
          name={`raised-${setting}`}
          label="A field, raised"
          defaultValue={tokenOf('color', 'raised', setting)}
        />
      </>
    )}
  </OnEverySurface>
);

const layers: Record<keyof (typeof names)['layer'], string> = {
  skip: 'The skip link while it has focus.',
  menu: 'The panel of an open menu.',
  header: 'The sticky header.',
  sticky: 'Sticky elements below the header: StickyTabs, the bar of a list.',
  frame: 'The frame lines, and links that cover their cards.',
};
const height = ([name]: [string, string]) => Number(tokenOf('layer', name));

/** Layers, the highest first. */
export const Layers = () => (
  <TokenList
    group="layer"
    uses={Object.fromEntries(Object.entries(layers).sort((one, other) => height(other) - height(one)))}
  />
);
