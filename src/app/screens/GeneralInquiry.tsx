import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { subjectParameter } from '../../content/requests';
import { limits } from '../../messaging/limits';
import { GeneralInquiryPage } from '../../pages/GeneralInquiryPage';

/** Gives the general inquiry the subject that a link asks for: "Read Full Article" names the article. */
export default function GeneralInquiry() {
  const subject = new URLSearchParams(useLocation().search).get(subjectParameter)?.slice(0, limits.subject);
  const asked = useMemo(() => (subject ? { subject } : undefined), [subject]);
  return <GeneralInquiryPage asked={asked} />;
}
