import type { ComponentProps, JSX } from 'react';

/**
 * What a component passes on to its element: the element's own attributes (`id`, `aria-*`, `data-*`, events) and `ref`. A
 * look is a variant, so there is no `className` and no `style`; `children` are the component's to describe.
 */
export type NativeProps<Element extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Element>,
  'className' | 'style' | 'children'
>;
