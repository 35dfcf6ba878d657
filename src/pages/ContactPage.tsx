import { type ContactContent, contact } from '../content/contact.data';
import { ContactInquiry, type ContactInquiryProps, useInquiryPrefill } from '../sections/ContactInquiry';
import { DirectLines } from '../sections/DirectLines';
import { NextSteps } from '../sections/NextSteps';
import { PageHead } from '../sections/PageHead';

export interface ContactPageProps extends Pick<ContactInquiryProps, 'initial'> {
  content?: ContactContent;
}

/** Contact (spec 2.9): the form for project inquiries, and the next steps. */
export function ContactPage({ content = contact, ...options }: ContactPageProps) {
  const prefill = useInquiryPrefill();
  return (
    <ContactInquiry
      {...options}
      prefill={prefill}
      head={
        <>
          <PageHead {...content.head} />
          <DirectLines {...content.lines} />
        </>
      }
      form={content.form}
      aside={<NextSteps {...content.next} />}
      success={content.success}
    />
  );
}
