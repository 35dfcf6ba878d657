import { useCallback, useRef, useState } from 'react';
import { resourcesFile } from '../../content/madePages';
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

/**
 * All resources, fetched once they are asked for; `failed` until the next try where that was in vain.
 *
 * @param first those in the page
 * @param total how many there are
 */
export function useResources(first: readonly Resource[], total: number, load: () => Promise<readonly Resource[]>) {
  const [fetched, setFetched] = useState<readonly Resource[]>();
  const [failed, setFailed] = useState(false);
  const asked = useRef(false);
  const isWhole = first.length === total;
  const ask = useCallback(() => {
    if (asked.current || isWhole) return;
    asked.current = true;
    setFailed(false);
    load().then(setFetched, () => {
      asked.current = false;
      setFailed(true);
    });
  }, [load, isWhole]);
  return { all: isWhole ? first : fetched, failed, ask };
}
