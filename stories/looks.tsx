import type { ComponentType } from 'react';
import { Variants } from './variants';

/** Renders a component once for each look, with the story's args and the look's own, below the name of the look. */
export const showLooks =
  <Props extends object>(Component: ComponentType<Props>, looks: Record<string, Partial<Props>>, columns = 3) =>
  (args: Props) => (
    <Variants
      columns={columns}
      items={Object.entries(looks).map(([label, look]) => ({ label, children: <Component {...args} {...look} /> }))}
    />
  );
