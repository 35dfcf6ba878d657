import { useMemo } from 'react';
import { isChoice } from '../../messaging/choices';
import { salesInterests } from '../../messaging/values';
import { askedMessage } from '../MessageForm/askedMessage';

/** The service that a query asks for, as `?interest=joule-enablement`, and the position that it names; nothing unknown. */
export const useAskedInterest = (search: string) =>
  useMemo(() => {
    const query = new URLSearchParams(search);
    const interest = query.get('interest');
    return { ...(isChoice(salesInterests, interest) && { interest }), ...askedMessage(query) };
  }, [search]);
