import type { ContactFieldName, ContactFormContent } from '../../content/contact.data';
import { ContactForm } from '../ContactForm';
import { Enquiry, type EnquiryProps } from '../Enquiry';
import type { MessageFormOptions } from '../MessageForm';

export interface ContactEnquiryProps
  extends Omit<EnquiryProps, 'children'>,
    Pick<MessageFormOptions<ContactFieldName>, 'initial' | 'prefill'> {
  /** Words of the form, from its record. */
  form: ContactFormContent;
}

/** The project enquiry as a whole (spec 2.9): its form, then the success screen, and back. */
export function ContactEnquiry({ form, initial, prefill, ...page }: ContactEnquiryProps) {
  return (
    <Enquiry {...page}>
      {({ initial: who, onSent }) => (
        <ContactForm content={form} onSent={onSent} initial={who ?? initial} prefill={who ? undefined : prefill} />
      )}
    </Enquiry>
  );
}
