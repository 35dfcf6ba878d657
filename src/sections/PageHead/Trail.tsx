import type { ReactNode } from 'react';
import * as css from './Trail.css';

/** The way up above a page's h1: a Breadcrumb or the link back, as high on every page. */
export function Trail({ children }: { children: ReactNode }) {
  return <div className={css.trail}>{children}</div>;
}
