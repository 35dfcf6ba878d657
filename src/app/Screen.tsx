import { Activity, memo, startTransition, use, useEffect, useState } from 'react';
import { usePrefetchOnIntent } from './navigationEffects';
import { loadedScreen, loadScreen } from './screens';

/** A screen whose code cannot be fetched is left to the browser, which loads its page from the address. */
const screenOrPage = (path: string) =>
  loadScreen(path).catch(() => {
    location.reload();
    return () => null;
  });
const asked = new Map<string, ReturnType<typeof screenOrPage>>();

/** One that is fetched already shows at once; for another the router's transition keeps the screen before it. */
const ScreenAt = memo(function ScreenAt({ path }: { path: string }) {
  const ready = loadedScreen(path);
  if (!ready && !asked.has(path)) asked.set(path, screenOrPage(path));
  const Content = ready ?? use(asked.get(path) as ReturnType<typeof screenOrPage>);
  return <Content />;
});

/**
 * The screen at a path. The one that a visitor is about to ask for is put together ahead, hidden and in slices between
 * which the visitor's work goes on, so that following its link only has to show it; the one before it is taken apart
 * once it is painted.
 *
 * @param settled the path whose screen was painted last
 */
export function Screen({ path, settled }: { path: string; settled: string }) {
  const [ahead, setAhead] = useState(path);
  usePrefetchOnIntent((next) => startTransition(() => setAhead(next)));
  // What the visitor came to is not a boundary of its own: it would be hydrated after the page says that it is ready.
  const [entry, setEntry] = useState(path);
  useEffect(() => {
    if (path !== entry) setEntry('');
  }, [path, entry]);
  return [...new Set([path, ahead, settled])]
    .filter((each) => each === path || each !== entry)
    .map((each) =>
      each === entry ? (
        <ScreenAt key={each} path={each} />
      ) : (
        <Activity key={each} mode={each === path ? 'visible' : 'hidden'}>
          <ScreenAt path={each} />
        </Activity>
      ),
    );
}
