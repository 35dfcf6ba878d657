/**
 * URL of a download; undefined for a local file that does not exist. Other hosts are not checked.
 *
 * @param address `/downloads/name.pdf`, or a URL on another host
 * @param there URLs of the existing files
 */
export const fileAt = (address: string | undefined, there: readonly string[]): string | undefined =>
  address?.startsWith('/downloads/') && !there.includes(address) ? undefined : address;
