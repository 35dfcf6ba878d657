import { positionParameter } from '../../content/requests';

/** The message that a query begins: the position that somebody applies for. Nothing without one. */
export function askedMessage(query: URLSearchParams): { message: string } | undefined {
  const position = query.get(positionParameter);
  return position ? { message: `Position: ${position}\n` } : undefined;
}
