import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { prefillMessage } from '../MessageForm/prefillMessage';

/** The values that the address asks for: the inquiry type, as in `?type=ai-strategy`, and the position in the message. */
export const useInquiryPrefill = () => {
  const [query] = useSearchParams();
  return useMemo(() => ({ inquiryType: query.get('type') ?? '', ...prefillMessage(query) }), [query]);
};
