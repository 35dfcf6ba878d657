import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isChoice } from '../../messaging/choices';
import { inquiryTypes } from '../../messaging/values';
import { askedMessage } from '../MessageForm/askedMessage';

/** The inquiry type that the address asks for, as `?type=ai-strategy`, and the position that it names; nothing unknown. */
export const useAskedInquiry = () => {
  const [query] = useSearchParams();
  return useMemo(() => {
    const type = query.get('type');
    return { ...(isChoice(inquiryTypes, type) && { inquiryType: type }), ...askedMessage(query) };
  }, [query]);
};
