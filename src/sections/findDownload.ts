/**
 * URL of a download; undefined for a local file that does not exist. Other hosts are not checked.
 *
 * @param address `/downloads/name.pdf`, or a URL on another host
 * @param existingFiles URLs of the existing files
 */
export const findDownload = (address: string | undefined, existingFiles: readonly string[]): string | undefined =>
  address?.startsWith('/downloads/') && !existingFiles.includes(address) ? undefined : address;
