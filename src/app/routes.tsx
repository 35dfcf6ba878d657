import type { RouteObject } from 'react-router-dom';
import { Frame } from './Frame';
import { addresses, loadScreen } from './screens';

const route = (path: string): RouteObject => ({
  path,
  lazy: async () => ({ Component: await loadScreen(path) }),
});

/** The route tree for the browser and for the prerender: the frame, and inside it one lazily loaded screen a path. */
export const routes: RouteObject[] = [{ Component: Frame, children: [...addresses.map(route), route('*')] }];
