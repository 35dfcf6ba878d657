/** Calls a function that accesses web storage. Returns `null` if it throws, as when the visitor blocks storage. */
export function inStorage<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
