import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isChoice } from '../../messaging/choices';
import { inquiryTypes } from '../../messaging/values';
import { ContactPage } from '../../pages/ContactPage';

/** `/contact?type=ai-strategy` asks for an inquiry type; an unknown one is ignored. */
export default function Contact() {
  const { search } = useLocation();
  const asked = useMemo(() => {
    const type = new URLSearchParams(search).get('type');
    return isChoice(inquiryTypes, type) ? { inquiryType: type } : undefined;
  }, [search]);
  return <ContactPage asked={asked} />;
}
