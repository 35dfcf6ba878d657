import { Figure, type FigureProps } from './Figure';

export interface StatProps extends Omit<FigureProps, 'layout' | 'cell' | 'as'> {
  /** `callout` is right-aligned on the shelf of a leader line. Default `stack`. */
  layout?: 'stack' | 'row' | 'callout';
}

/** A large figure and what it counts. Several of them between hairlines are a StatStrip. */
export function Stat({ layout = 'stack', ...figure }: StatProps) {
  return <Figure {...figure} layout={layout} />;
}
