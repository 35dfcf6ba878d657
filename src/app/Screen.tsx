import { use } from 'react';
import { loadedScreen, loadScreen } from './screens';

/** A screen whose code cannot be fetched is left to the browser, which loads its page from the address. */
const screenOrPage = (path: string) =>
  loadScreen(path).catch(() => {
    location.reload();
    return () => null;
  });
const asked = new Map<string, ReturnType<typeof screenOrPage>>();

/**
 * The screen at a path. One that is fetched already shows at once; for another the router's transition keeps the screen
 * before it until it has arrived.
 */
export function Screen({ path }: { path: string }) {
  const ready = loadedScreen(path);
  if (!ready && !asked.has(path)) asked.set(path, screenOrPage(path));
  const Content = ready ?? use(asked.get(path) as ReturnType<typeof screenOrPage>);
  return <Content />;
}
