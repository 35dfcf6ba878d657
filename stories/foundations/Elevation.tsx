import { Text } from '../../src/components/Text';
import { TextField } from '../../src/components/TextField';
import type { names } from '../../src/theme/generated/names';
import { Copy } from './Copy';
import * as css from './Foundations.css';
import { settings, tokenOf } from './tokens';

const surfaces = {
  canvas: 'The page itself.',
  band: 'One step away: every second section.',
  ink: 'Turned over: the hero, the closing call, the popular plan.',
} as const;
const isGround = (name: string): name is keyof typeof surfaces => name in surfaces;

/** The surfaces of both themes, each with what is raised above it. */
export function Surfaces() {
  return (
    <div className={`sb-unstyled ${css.block} ${css.surfaces}`}>
      {settings.map((setting) => {
        const [theme, surface = ''] = setting.split('.');
        return (
          <div
            key={setting}
            className={css.surface}
            data-theme={theme}
            data-surface={surface === 'canvas' ? undefined : surface}
          >
            <Text size="small">
              <strong>
                {surface}, {theme}.
              </strong>{' '}
              {isGround(surface) && surfaces[surface]}
            </Text>
            <TextField
              name={`raised-${setting}`}
              label="A field, raised"
              defaultValue={tokenOf('color', 'raised', setting)}
            />
          </div>
        );
      })}
    </div>
  );
}

const layers: Record<keyof (typeof names)['layer'], string> = {
  skip: 'The link that skips to the content, while it has the focus.',
  menu: 'An open menu: its panel hangs below the header.',
  header: 'The header, which stays while the page moves.',
  sticky: 'What sticks below the header: tabs within a page, the bar of a list.',
  frame: 'The frame lines, and a link that covers its card.',
};

/** What covers what, from the top down. */
export function Layers() {
  const names = Object.keys(layers) as (keyof typeof layers)[];
  const height = (name: string) => Number(tokenOf('layer', name));
  return (
    <div className={`sb-unstyled ${css.block}`}>
      <ol className={css.sheets}>
        {names
          .sort((one, other) => height(other) - height(one))
          .map((name, at) => (
            <li key={name} className={css.layer} style={{ marginInlineStart: `${at * 3}%` }}>
              <Copy text={`vars.layer.${name}`} />
              <span>
                {height(name)}. {layers[name]}
              </span>
            </li>
          ))}
      </ol>
    </div>
  );
}
