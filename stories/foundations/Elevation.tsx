import { Text } from '../../src/components/Text';
import { TextField } from '../../src/components/TextField';
import type { names } from '../../src/theme/generated/names';
import { OnEverySurface, TokenList } from './blocks';
import { tokenOf } from './tokens';

const surfaces = {
  canvas: 'The page itself.',
  band: 'One step away: every second section.',
  ink: 'Turned over: the hero, the closing call, the popular plan.',
} as const;

/** The surfaces of both themes, each with what is raised above it. */
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
  skip: 'The link that skips to the content, while it has the focus.',
  menu: 'An open menu: its panel hangs below the header.',
  header: 'The header, which stays while the page moves.',
  sticky: 'What sticks below the header: tabs within a page, the bar of a list.',
  frame: 'The frame lines, and a link that covers its card.',
};
const height = ([name]: [string, string]) => Number(tokenOf('layer', name));

/** Layers from the top down. */
export const Layers = () => (
  <TokenList
    group="layer"
    uses={Object.fromEntries(Object.entries(layers).sort((one, other) => height(other) - height(one)))}
  />
);
