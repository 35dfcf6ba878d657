/**
 * Asks the browser's storage, which throws where the visitor blocks it.
 *
 * @returns what `work` returns, `null` where storage is blocked: what was chosen then holds until the page is left
 */
export function inStorage<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
