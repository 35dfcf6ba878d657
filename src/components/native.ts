import type { ComponentProps, JSX } from 'react';

/** Attributes that a component passes to its element. No `className` or `style`, because variants set the appearance. */
export type NativeProps<Element extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Element>,
  'className' | 'style' | 'children'
>;
