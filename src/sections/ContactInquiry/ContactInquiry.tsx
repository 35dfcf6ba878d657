import type { ContactFieldName, ContactFormContent } from '../../content/contact.data';
import { ContactForm } from '../ContactForm';
import { Inquiry, type InquiryProps } from '../Inquiry';
import type { MessageFormOptions } from '../MessageForm';

export interface ContactInquiryProps
  extends Omit<InquiryProps, 'children'>,
    Pick<MessageFormOptions<ContactFieldName>, 'initial'> {
  form: ContactFormContent;
}

/** Contact form with its success screen (spec 2.9). */
export function ContactInquiry({ form, initial, ...page }: ContactInquiryProps) {
  return (
    <Inquiry {...page}>
      {(again) => <ContactForm {...again} content={form} initial={again.initial ?? initial} />}
    </Inquiry>
  );
}
