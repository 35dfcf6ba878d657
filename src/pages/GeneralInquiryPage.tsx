import { generalInquiry } from '../content/inquiries';
import { ContactHead } from '../sections/ContactHead';
import { Enquiry } from '../sections/Enquiry';
import { GeneralForm, type GeneralFormProps } from '../sections/GeneralForm';
import { NextSteps } from '../sections/NextSteps';

export interface GeneralInquiryPageProps extends Pick<GeneralFormProps, 'send' | 'connected' | 'draft' | 'timing'> {
  content?: typeof generalInquiry;
}

/** General inquiry (spec 2.9, 5). */
export function GeneralInquiryPage({ content = generalInquiry, ...form }: GeneralInquiryPageProps) {
  return (
    <Enquiry head={<ContactHead {...content.head} />} aside={<NextSteps {...content.next} />} success={content.success}>
      {(again) => <GeneralForm {...form} {...again} content={content.form} />}
    </Enquiry>
  );
}
