import type { ReactNode } from 'react';
import * as css from './Trail.css';

/** Container of the Breadcrumb or back link above the h1. */
export function Trail({ children }: { children: ReactNode }) {
  return <div className={css.trail}>{children}</div>;
}
