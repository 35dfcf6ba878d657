import { useMemo } from 'react';
import { isChoice } from '../../messaging/choices';
import { salesInterests } from '../../messaging/values';

/** The service that a query asks for, as `?interest=joule-enablement`; nothing for an unknown one. */
export const useAskedInterest = (search: string) =>
  useMemo(() => {
    const interest = new URLSearchParams(search).get('interest');
    return isChoice(salesInterests, interest) ? { interest } : undefined;
  }, [search]);
