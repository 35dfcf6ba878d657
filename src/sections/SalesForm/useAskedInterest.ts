import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isChoice } from '../../messaging/choices';
import { salesInterests } from '../../messaging/values';
import { askedMessage } from '../MessageForm/askedMessage';

/** The service that the address asks for, as `?interest=joule-enablement`, and the position that it names; nothing unknown. */
export const useAskedInterest = () => {
  const [query] = useSearchParams();
  return useMemo(() => {
    const interest = query.get('interest');
    return { ...(isChoice(salesInterests, interest) && { interest }), ...askedMessage(query) };
  }, [query]);
};
