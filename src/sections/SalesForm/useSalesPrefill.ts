import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { prefillMessage } from '../MessageForm/prefillMessage';

/** The values that the address asks for: the service, as in `?interest=joule-enablement`, and the position in the message. */
export const useSalesPrefill = () => {
  const [query] = useSearchParams();
  return useMemo(() => ({ interest: query.get('interest') ?? '', ...prefillMessage(query) }), [query]);
};
