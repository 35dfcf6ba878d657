import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { pictured } from '../.storybook/modes';
import { Text } from '../src/components/Text';
import { vars } from '../src/theme/vars.css';
import * as css from './gallery.css';

export interface Variant {
  /** Name of the variant or state. Unique among the items. */
  label: string;
  /** Default: the surface of the page. */
  surface?: 'canvas' | 'band' | 'ink';
  /** Default: the theme of the page. */
  theme?: 'light' | 'dark';
  children: ReactNode;
}

interface Columns {
  /** Maximum number of variants in a row in a window of 1280 px. */
  columns?: number;
  /** Columns on tablets. Use `1` for a component that fills the width of a tablet. Default: as many as fit. */
  medium?: 1 | undefined;
}

/** Grid of variants or states, each below its label. */
export function Variants({ items, columns = 3, medium }: Columns & { items: readonly Variant[] }) {
  const width = columns === 1 ? '100%' : `min(100%, ${70 / columns}rem)`;
  return (
    <div
      className={medium ? `${css.grid} ${css.oneOnTablets}` : css.grid}
      style={{ '--gallery-column': width } as CSSProperties}
    >
      {items.map(({ label, surface, theme, children }) => (
        <div
          key={label}
          data-variant={label}
          data-surface={surface}
          data-theme={theme}
          style={surface || theme ? { padding: 24, background: vars.color.surface, color: vars.color.text } : undefined}
        >
          <div style={{ marginBlockEnd: 8 }}>
            <Text size="label" tone="muted">
              {label}
            </Text>
          </div>
          {children}
        </div>
      ))}
    </div>
  );
}

const controls = ':is(a, button, input, select, textarea)';

/**
 * Parameters of a gallery. Chromatic captures it in the light theme on a desktop and in the dark theme on a phone. The
 * words “hover”, “pressed” and “focus” in a label force the matching pseudo-states.
 */
export const galleryParameters = {
  chromatic: {
    modes: { dark: { disable: true }, ...pictured('dark phone').chromatic.modes },
    disableSnapshot: false,
  },
  pseudo: {
    hover: ['[data-variant*=hover] *', '[data-variant*=pressed] *'],
    active: ['[data-variant*=pressed] *'],
    focusVisible: [`[data-variant*=focus] ${controls}`],
  },
};

/**
 * Story `AllVariants`: renders the component once per variant, with the args of the story and of the variant.
 *
 * @param Component the component, or the `render` of the meta
 * @param looks args of each variant, by label
 * @param options.onInk labels of the variants on an ink surface
 */
export const gallery = <Props extends object>(
  Component: ComponentType<Props>,
  looks: Readonly<Record<string, Partial<Props>>>,
  { columns = 1, medium, onInk = [] }: Columns & { onInk?: readonly string[] } = {},
) => ({
  render: (args: Props) => (
    <Variants
      columns={columns}
      medium={medium}
      items={Object.entries(looks).map(([label, look]) => ({
        label,
        surface: onInk.includes(label) ? 'ink' : undefined,
        children: <Component {...args} {...look} />,
      }))}
    />
  ),
  parameters: galleryParameters,
});
