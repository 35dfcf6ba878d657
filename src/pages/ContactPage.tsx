import { type ContactContent, contact } from '../content/contact.data';
import { ContactInquiry, useInquiryPrefill } from '../sections/ContactInquiry';
import { DirectLines } from '../sections/DirectLines';
import { NextSteps } from '../sections/NextSteps';
import { PageHead } from '../sections/PageHead';

/** Contact (spec 2.9): the form for project inquiries, and the next steps. */
export function ContactPage({ content = contact }: { content?: ContactContent }) {
  const prefill = useInquiryPrefill();
  return (
    <ContactInquiry
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
