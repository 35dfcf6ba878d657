import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { prefillMessage } from '../MessageForm/prefillMessage';

/** Values from the query string: the service (`?interest=joule-enablement`) and a message that names the position. */
export const useSalesPrefill = () => {
  const [query] = useSearchParams();
  return useMemo(() => ({ interest: query.get('interest') ?? '', ...prefillMessage(query) }), [query]);
};
