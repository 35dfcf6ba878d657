import { type ContactContent, contact } from '../content/contact';
import { ContactEnquiry, type ContactEnquiryProps } from '../sections/ContactEnquiry';
import { ContactHead } from '../sections/ContactHead';
import { NextSteps } from '../sections/NextSteps';

export interface ContactPageProps extends Pick<ContactEnquiryProps, 'send' | 'draft' | 'initial' | 'asked'> {
  content?: ContactContent;
}

/** Contact (spec 2.9): the project enquiry, and what happens next. */
export function ContactPage({ content = contact, ...enquiry }: ContactPageProps) {
  return (
    <ContactEnquiry
      {...enquiry}
      head={<ContactHead {...content.head} />}
      form={content.form}
      aside={<NextSteps {...content.next} />}
      success={content.success}
    />
  );
}
