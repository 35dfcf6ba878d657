import type { ComponentType } from 'react';
import { Variants } from './variants';

const showIn =
  (columns: number) =>
  <Props extends object>(Component: ComponentType<Props>, looks: Record<string, Partial<Props>>) =>
  (args: Props) => (
    <Variants
      columns={columns}
      items={Object.entries(looks).map(([label, look]) => ({ label, children: <Component {...args} {...look} /> }))}
    />
  );

/** Renders a component once for each look, with the story's args and the look's own, below the name of the look. */
export const showLooks = showIn(3);
/** The same, one below the other, for looks that take the whole width. */
export const listLooks = showIn(1);
