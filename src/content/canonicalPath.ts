/** A path as the route table names it: without a slash at its end. */
export const canonicalPath = (pathname: string) => pathname.replace(/(.)\/+$/, '$1');
