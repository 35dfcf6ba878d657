import { useCallback, useRef, useState } from 'react';
import { resourcesFile } from '../../content/contentPages';
import type { Resource } from '../../content/resources';

/** Loads all resources. Throws if the request fails. */
export async function fetchResources(): Promise<readonly Resource[]> {
  if (import.meta.env.DEV) return (await import('../../content/resources')).resources;
  const response = await fetch(resourcesFile);
  if (!response.ok) throw new Error(`${resourcesFile}: ${response.status}`);
  return response.json();
}

type Load = () => Promise<readonly Resource[]>;
/** Cached, so that Back to the hub shows the previous list at once. */
const cache = new WeakMap<Load, readonly Resource[]>();

/** Returns `all` resources once they are loaded. `ask` loads them; `failed` is true from a failure to the next try. */
export function useResources(first: readonly Resource[], total: number, load: Load) {
  const [fetched, setFetched] = useState(() => cache.get(load));
  const [failed, setFailed] = useState(false);
  const isRequested = useRef(false);
  const isComplete = first.length === total;
  const ask = useCallback(() => {
    if (isRequested.current || isComplete) return;
    isRequested.current = true;
    setFailed(false);
    load().then(
      (resources) => {
        cache.set(load, resources);
        setFetched(resources);
      },
      () => {
        isRequested.current = false;
        setFailed(true);
      },
    );
  }, [load, isComplete]);
  return { all: isComplete ? first : fetched, failed, ask };
}
