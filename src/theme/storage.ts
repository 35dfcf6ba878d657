/** Accesses web storage, which throws where the visitor blocks it. Returns `null` then. */
export function inStorage<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
