import { positionParameter } from '../../content/requests';

/** Start of a message from the query string, for an application to a position. */
export function prefillMessage(query: URLSearchParams): { message: string } | undefined {
  const position = query.get(positionParameter);
  return position ? { message: `Position: ${position}\n` } : undefined;
}
