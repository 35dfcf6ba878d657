import { positionParameter } from '../../content/requests';

/** Returns the start of the message for an application, if the query string has a position. */
export function prefillMessage(query: URLSearchParams): { message: string } | undefined {
  const position = query.get(positionParameter);
  return position ? { message: `Position: ${position}\n` } : undefined;
}
