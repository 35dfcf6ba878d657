/** Path as in the route table, without a trailing slash. */
export const canonicalPath = (pathname: string) => pathname.replace(/(.)\/+$/, '$1');
