import type { ReactNode } from 'react';
import * as css from './Container.css';

export interface ContainerProps {
  /** What stands in it. */
  children: ReactNode;
}

/**
 * The width of the drawing sheet: 1280 px of content between the two frame lines, margins of 20 px on phones. Section
 * brings its own; use this one inside a Section of full width.
 */
export function Container({ children }: ContainerProps) {
  return <div className={css.container}>{children}</div>;
}
