import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { prefillMessage } from '../MessageForm/prefillMessage';

/** Values from the query string: service (`?interest=joule-enablement`) and position, for the message. */
export const useSalesPrefill = () => {
  const [query] = useSearchParams();
  return useMemo(() => ({ interest: query.get('interest') ?? '', ...prefillMessage(query) }), [query]);
};
