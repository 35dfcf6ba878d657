/**
 * The address of a file that can be downloaded; nothing while one of this site's own is not in `public/downloads`.
 *
 * @param address of a record: `/downloads/name.pdf`, or one on another host, which is taken to be there
 * @param there addresses of the files that exist
 */
export const fileAt = (address: string | undefined, there: readonly string[]): string | undefined =>
  address?.startsWith('/downloads/') && !there.includes(address) ? undefined : address;
