import { type PropsWithChildren, useMemo } from 'react';
import { type Location, UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router-dom';

/**
 * Gives what is in it an address of its own, not the window's. React Router has the context, and has it public only in
 * `Routes`, which would bring the matching of routes with it.
 */
export function AtAddress({ location, children }: PropsWithChildren<{ location: Location }>) {
  const here = useMemo(() => ({ location, navigationType: NavigationType.Push }), [location]);
  return <LocationContext value={here}>{children}</LocationContext>;
}
