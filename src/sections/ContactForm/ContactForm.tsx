import { RadioGroup } from '../../components/RadioGroup';
import { Select } from '../../components/Select';
import { TextArea } from '../../components/TextArea';
import type { ContactFieldName, ContactFormContent } from '../../content/contact.data';
import { forms } from '../../forms/forms';
import { budgets, inquiryTypes, timelines, urgencies } from '../../forms/values';
import { FieldPair, Fieldset, MessageForm, type MessageFormOptions } from '../MessageForm';
import { PhoneField, SenderFields } from '../MessageForm/SenderFields';

export interface ContactFormProps extends MessageFormOptions<ContactFieldName> {
  content: ContactFormContent;
}

/** Form for project inquiries (spec 2.9, 4, 5, 8). See MessageForm for its behavior. */
export function ContactForm({ content, ...options }: ContactFormProps) {
  return (
    <MessageForm {...options} form={forms.contact} content={content} query="type|position">
      {(field) => (
        <>
          <Fieldset legend={content.legends.you}>
            <SenderFields field={field} required={{ name: true, email: true, company: true }}>
              <PhoneField field={field} />
            </SenderFields>
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
