import type { ContactFieldName, ContactFormContent } from '../../content/contact.data';
import { ContactForm } from '../ContactForm';
import { Inquiry, type InquiryProps } from '../Inquiry';
import type { MessageFormOptions } from '../MessageForm';

export interface ContactInquiryProps
  extends Omit<InquiryProps, 'children'>,
    Pick<MessageFormOptions<ContactFieldName>, 'initial' | 'prefill'> {
  form: ContactFormContent;
}

/** Contact form with its success screen (spec 2.9). */
export function ContactInquiry({ form, initial, prefill, ...page }: ContactInquiryProps) {
  return (
    <Inquiry {...page}>
      {({ initial: who, onSent }) => (
        <ContactForm content={form} onSent={onSent} initial={who ?? initial} prefill={who ? undefined : prefill} />
      )}
    </Inquiry>
  );
}
