import { useMemo } from 'react';
import { isChoice } from '../../messaging/choices';
import { inquiryTypes } from '../../messaging/values';

/** The inquiry type that a query asks for, as `?type=ai-strategy`; nothing for an unknown one. */
export const useAskedInquiry = (search: string) =>
  useMemo(() => {
    const type = new URLSearchParams(search).get('type');
    return isChoice(inquiryTypes, type) ? { inquiryType: type } : undefined;
  }, [search]);
