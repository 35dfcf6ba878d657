/**
 * Accesses web storage, which throws where the visitor blocks it.
 *
 * @returns the result of `work`, or `null` if storage is blocked
 */
export function inStorage<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
