import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isChoice } from '../../messaging/choices';
import { salesInterests } from '../../messaging/values';
import { SalesInquiryPage } from '../../pages/SalesInquiryPage';

/** `/contact/sales-inquiry?interest=joule-enablement` asks for a service; an unknown one is ignored. */
export default function SalesInquiry() {
  const { search } = useLocation();
  const asked = useMemo(() => {
    const interest = new URLSearchParams(search).get('interest');
    return isChoice(salesInterests, interest) ? { interest } : undefined;
  }, [search]);
  return <SalesInquiryPage asked={asked} />;
}
