import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { prefillMessage } from '../MessageForm/prefillMessage';

/** Values from the query string: the inquiry type (`?type=ai-strategy`), and a message that names the position. */
export const useInquiryPrefill = () => {
  const [query] = useSearchParams();
  return useMemo(() => ({ inquiryType: query.get('type') ?? '', ...prefillMessage(query) }), [query]);
};
