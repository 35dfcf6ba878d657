import type { ContactFieldName, ContactFormContent } from '../../content/contact.data';
import { ContactForm } from '../ContactForm';
import { Enquiry, type EnquiryProps } from '../Enquiry';
import type { MessageFormOptions } from '../MessageForm';

export interface ContactEnquiryProps
  extends Omit<EnquiryProps, 'children'>,
    Pick<MessageFormOptions<ContactFieldName>, 'initial' | 'prefill'> {
  form: ContactFormContent;
}

/** Contact form with its success screen (spec 2.9). */
export function ContactEnquiry({ form, initial, prefill, ...page }: ContactEnquiryProps) {
  return (
    <Enquiry {...page}>
      {({ initial: who, onSent }) => (
        <ContactForm content={form} onSent={onSent} initial={who ?? initial} prefill={who ? undefined : prefill} />
      )}
    </Enquiry>
  );
}
