/**
 * Returns the URL of a download, or undefined if it is a local file that does not exist in `public/downloads`.
 *
 * @param address local path (`/downloads/name.pdf`) or URL on another host, which is not checked
 * @param there URLs of the existing files
 */
export const fileAt = (address: string | undefined, there: readonly string[]): string | undefined =>
  address?.startsWith('/downloads/') && !there.includes(address) ? undefined : address;
