import { useState } from 'react';
import { Select } from '../../components/Select';
import { TextArea } from '../../components/TextArea';
import { type SalesFieldName, type SalesFormContent, salesFields } from '../../content/inquiries';
import { readForm } from '../../forms/formValues';
import type { FormSender } from '../../forms/types';
import type { SalesInquiry } from '../../messaging';
import { createDraft } from '../../messaging/draft';
import { messages, thrownMessage } from '../../messaging/messages';
import { sendSalesInquiry } from '../../messaging/sendInquiry';
import { validateSalesInquiry } from '../../messaging/validation';
import { budgets, salesInterests, timelines } from '../../messaging/values';
import { FieldPair, Fieldset, MessageForm, type MessageFormOptions } from '../MessageForm';
import { PhoneField, WhoFields } from '../MessageForm/WhoFields';

export interface SalesFormProps extends MessageFormOptions<SalesFieldName, SalesInquiry> {
  /** Words of the form, from its record. */
  content: SalesFormContent;
  /** Sends the inquiry. Default: the mail service of this build. */
  send?: FormSender<SalesInquiry>;
  /** Whether there is anything that would send it. */
  connected: boolean;
}

function read(data: FormData): SalesInquiry {
  const { text, choice } = readForm(data);
  return {
    name: text('name'),
    email: text('email'),
    company: text('company'),
    phone: text('phone'),
    interest: choice('interest', salesInterests),
    budget: choice('budget', budgets),
    timeline: choice('timeline', timelines),
    message: text('message'),
  };
}

/**
 * The sales inquiry (spec 2.9). Without a mail template it has no submit behaviour and says how to reach the firm; with
 * one it does what ContactForm does.
 */
export function SalesForm({ content, send = sendSalesInquiry, connected, draft: given, ...form }: SalesFormProps) {
  const [draft] = useState(() => given ?? createDraft('sales', salesFields));
  return (
    <MessageForm
      {...form}
      id="sales"
      content={content}
      query="interest|position"
      read={read}
      validate={validateSalesInquiry}
      send={send}
      draft={draft}
      submitting={messages.contact.submitting}
      unexpected={(error) => thrownMessage(error, messages.contact.unexpected)}
      state={connected ? 'live' : 'inert'}
    >
      {(field) => (
        <>
          <Fieldset legend={content.legends.you}>
            <WhoFields field={field} required={{ name: true, email: true, company: true }}>
              <PhoneField field={field} />
            </WhoFields>
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
