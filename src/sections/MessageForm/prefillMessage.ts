import { positionParameter } from '../../content/requests';

/** The beginning of a message that a query asks for: the position that somebody applies for. */
export function prefillMessage(query: URLSearchParams): { message: string } | undefined {
  const position = query.get(positionParameter);
  return position ? { message: `Position: ${position}\n` } : undefined;
}
