import type { ComponentProps, JSX } from 'react';

/**
 * Attributes that a component passes to its element (`id`, `aria-*`, `data-*`, events) and `ref`. There is no
 * `className` or `style`, because looks are variants; each component declares its own `children`.
 */
export type NativeProps<Element extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Element>,
  'className' | 'style' | 'children'
>;
