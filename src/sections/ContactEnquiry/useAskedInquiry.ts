import { useMemo } from 'react';
import { isChoice } from '../../messaging/choices';
import { inquiryTypes } from '../../messaging/values';
import { askedMessage } from '../MessageForm/askedMessage';

/** The inquiry type that a query asks for, as `?type=ai-strategy`, and the position that it names; nothing unknown. */
export const useAskedInquiry = (search: string) =>
  useMemo(() => {
    const query = new URLSearchParams(search);
    const type = query.get('type');
    return { ...(isChoice(inquiryTypes, type) && { inquiryType: type }), ...askedMessage(query) };
  }, [search]);
