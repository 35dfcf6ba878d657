import { useCallback, useRef, useState } from 'react';
import { resourcesFile } from '../../content/contentPages';
import type { Resource } from '../../content/resources';

/**
 * Fetches all resources.
 *
 * @throws Error when they cannot be fetched.
 */
export async function fetchResources(): Promise<readonly Resource[]> {
  if (import.meta.env.DEV) return (await import('../../content/resources')).resources;
  const response = await fetch(resourcesFile);
  if (!response.ok) throw new Error(`${resourcesFile}: ${response.status}`);
  return response.json();
}

type Load = () => Promise<readonly Resource[]>;
/** What was fetched before: Back to the hub shows at once what it showed. */
const known = new WeakMap<Load, readonly Resource[]>();

/**
 * All resources, fetched once they are asked for; `failed` until the next try where that was in vain.
 *
 * @param first those in the page
 * @param total how many there are
 */
export function useResources(first: readonly Resource[], total: number, load: Load) {
  const [fetched, setFetched] = useState(() => known.get(load));
  const [failed, setFailed] = useState(false);
  const asked = useRef(false);
  const isWhole = first.length === total;
  const ask = useCallback(() => {
    if (asked.current || isWhole) return;
    asked.current = true;
    setFailed(false);
    load().then(
      (resources) => {
        known.set(load, resources);
        setFetched(resources);
      },
      () => {
        asked.current = false;
        setFailed(true);
      },
    );
  }, [load, isWhole]);
  return { all: isWhole ? first : fetched, failed, ask };
}
