import { RadioGroup } from '../../components/RadioGroup';
import { Select } from '../../components/Select';
import { TextArea } from '../../components/TextArea';
import type { ContactFieldName, ContactFormContent } from '../../content/contact';
import type { FormSender } from '../../forms/types';
import type { ContactSubmission } from '../../messaging';
import { messages, thrownMessage } from '../../messaging/messages';
import { validateContact } from '../../messaging/validation';
import { budgets, inquiryTypes, timelines, urgencies } from '../../messaging/values';
import { FieldPair, Fieldset, MessageForm, type MessageFormOptions } from '../MessageForm';
import { PhoneField, WhoFields } from '../MessageForm/WhoFields';
import { contactSubmission } from './contactValues';

export interface ContactFormProps extends MessageFormOptions<ContactFieldName, ContactSubmission> {
  /** Words of the form, from its record. */
  content: ContactFormContent;
  /** Sends the enquiry and says what became of it. If it throws, the error's message is shown. */
  send: FormSender<ContactSubmission>;
}

/** The project enquiry (spec 2.9, 4, 5, 8). What it does is said at MessageForm. */
export function ContactForm({ content, ...form }: ContactFormProps) {
  return (
    <MessageForm
      {...form}
      id="contact"
      content={content}
      query="type|position"
      read={contactSubmission}
      validate={validateContact}
      submitting={messages.contact.submitting}
      unexpected={(error) => thrownMessage(error, messages.contact.unexpected)}
    >
      {(field) => (
        <>
          <Fieldset legend={content.legends.you}>
            <WhoFields field={field} required={{ name: true, email: true, company: true }}>
              <PhoneField field={field} />
            </WhoFields>
          </Fieldset>
          <Fieldset legend={content.legends.project}>
            <Select {...field('inquiryType')} options={inquiryTypes} placeholder={content.choose} />
            <RadioGroup {...field('urgency')} options={urgencies} />
            <FieldPair>
              <Select {...field('budget')} options={budgets} placeholder={content.choose} />
              <Select {...field('timeline')} options={timelines} placeholder={content.choose} />
            </FieldPair>
          </Fieldset>
          <Fieldset legend={content.legends.words}>
            <TextArea {...field('message')} required />
          </Fieldset>
        </>
      )}
    </MessageForm>
  );
}
