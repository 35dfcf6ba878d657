import { useState } from 'react';
import { type ContactFieldName, type ContactFormContent, contactFields } from '../../content/contact';
import type { ContactSubmission, Draft } from '../../messaging';
import { createDraft } from '../../messaging/draft';
import { sendContact } from '../../messaging/sendInquiry';
import { ContactForm, type ContactFormProps } from '../ContactForm';
import { Enquiry, type EnquiryProps } from '../Enquiry';

export interface ContactEnquiryProps extends Omit<EnquiryProps, 'children'>, Pick<ContactFormProps, 'patienceMs'> {
  /** Words of the form, from its record. */
  form: ContactFormContent;
  /** What the fields hold at first. */
  initial?: Partial<ContactSubmission> | undefined;
  /** What a link asked for, e.g. the inquiry type: for fields that are still empty once the script runs. */
  asked?: Partial<ContactSubmission> | undefined;
  /** Sends the enquiry. Default: the mail service of this build. */
  send?: ContactFormProps['send'] | undefined;
  /** Keeps unfinished text across a reload. Default: in this tab, as "contact". */
  draft?: Draft<ContactFieldName> | undefined;
}

/** The project enquiry as a whole (spec 2.9): its form, then the success screen, and back. */
export function ContactEnquiry({
  form,
  initial,
  asked,
  send = sendContact,
  draft: given,
  patienceMs,
  ...page
}: ContactEnquiryProps) {
  const [draft] = useState(() => given ?? createDraft('contact', contactFields));
  return (
    <Enquiry {...page}>
      {({ initial: who, onSent }) => (
        <ContactForm
          content={form}
          send={send}
          onSent={onSent}
          initial={who ?? initial}
          asked={who ? undefined : asked}
          draft={draft}
          patienceMs={patienceMs}
        />
      )}
    </Enquiry>
  );
}
