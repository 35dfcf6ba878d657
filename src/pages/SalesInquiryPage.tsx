import { salesInquiry } from '../content/inquiries';
import { ContactHead } from '../sections/ContactHead';
import { Enquiry } from '../sections/Enquiry';
import { NextSteps } from '../sections/NextSteps';
import { SalesForm, type SalesFormProps } from '../sections/SalesForm';

export interface SalesInquiryPageProps
  extends Pick<SalesFormProps, 'send' | 'connected' | 'draft' | 'asked' | 'timing'> {
  content?: typeof salesInquiry;
}

/** Sales inquiry (spec 2.9): where the calls of the service pages lead. */
export function SalesInquiryPage({ content = salesInquiry, ...form }: SalesInquiryPageProps) {
  return (
    <Enquiry head={<ContactHead {...content.head} />} aside={<NextSteps {...content.next} />} success={content.success}>
      {(again) => <SalesForm {...form} {...again} content={content.form} />}
    </Enquiry>
  );
}
