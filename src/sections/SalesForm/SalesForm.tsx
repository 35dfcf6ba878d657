import { Select } from '../../components/Select';
import { TextArea } from '../../components/TextArea';
import type { SalesFieldName, SalesFormContent } from '../../content/inquiries.data';
import { forms } from '../../forms/forms';
import { budgets, salesInterests, timelines } from '../../forms/values';
import { FieldPair, Fieldset, MessageForm, type MessageFormOptions } from '../MessageForm';
import { PhoneField, SenderFields } from '../MessageForm/SenderFields';

export interface SalesFormProps extends MessageFormOptions<SalesFieldName> {
  content: SalesFormContent;
  /** Whether the form's mail settings are complete. */
  connected: boolean;
}

/** Form for sales inquiries (spec 2.9). Unless it is `connected`, it cannot be sent. */
export function SalesForm({ content, connected, ...options }: SalesFormProps) {
  return (
    <MessageForm
      {...options}
      form={forms.sales}
      content={content}
      query="interest|position"
      state={connected ? 'live' : 'inert'}
    >
      {(field) => (
        <>
          <Fieldset legend={content.legends.you}>
            <SenderFields field={field} required={{ name: true, email: true, company: true }}>
              <PhoneField field={field} />
            </SenderFields>
          </Fieldset>
          <Fieldset legend={content.legends.service}>
            <Select {...field('interest')} options={salesInterests} placeholder={content.choose} />
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
