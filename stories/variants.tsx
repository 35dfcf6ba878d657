import type { ReactNode } from 'react';
import { Text } from '../src/components/Text';
import { vars } from '../src/theme/vars.css';

export interface Variant {
  /** Names the look or the state. Unique among the items. */
  label: string;
  /** The surface that it is shown on. Default: the page. */
  surface?: 'canvas' | 'band' | 'ink';
  /** Default: the theme of the page. */
  theme?: 'light' | 'dark';
  children: ReactNode;
}

/**
 * Shows looks of a component side by side, each below its label; `columns` is the most to a row. To force a pseudo-state on
 * one of them: `parameters: { pseudo: { hover: '[data-variant=Hover] button' } }`.
 */
export function Variants({ items, columns = 3 }: { items: readonly Variant[]; columns?: number }) {
  const width = columns === 1 ? '100%' : `min(100%, ${70 / columns}rem)`;
  return (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: `repeat(auto-fill, minmax(${width}, 1fr))` }}>
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
