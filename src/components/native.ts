import type { ComponentProps, JSX } from 'react';

/** Attributes that a component passes to its element. Variants replace `className` and `style`. */
export type NativeProps<Element extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Element>,
  'className' | 'style' | 'children'
>;
