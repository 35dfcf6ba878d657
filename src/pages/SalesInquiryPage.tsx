import { salesInquiry } from '../content/inquiries';
import { ContactHead } from '../sections/ContactHead';
import { Enquiry } from '../sections/Enquiry';
import { NextSteps } from '../sections/NextSteps';
import { SalesForm, type SalesFormProps } from '../sections/SalesForm';
import { isConnected } from '../sending/inquiries';

export interface SalesInquiryPageProps extends Pick<SalesFormProps, 'send' | 'draft' | 'asked'> {
  content?: typeof salesInquiry;
  /** Whether there is anything that would send the inquiry. Default: whether this build has a template for it. */
  connected?: boolean;
}

/** Sales inquiry (spec 2.9): where the calls of the service pages lead. */
export function SalesInquiryPage({
  content = salesInquiry,
  connected = isConnected('sales'),
  ...form
}: SalesInquiryPageProps) {
  const next = connected ? content.next : { ...content.next, ...content.unconnected };
  return (
    <Enquiry head={<ContactHead {...content.head} />} aside={<NextSteps {...next} />} success={content.success}>
      {(again) => <SalesForm {...form} {...again} connected={connected} content={content.form} />}
    </Enquiry>
  );
}
