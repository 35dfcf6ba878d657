import { useState } from 'react';
import { TextArea } from '../../components/TextArea';
import { TextField } from '../../components/TextField';
import { type GeneralFieldName, type GeneralFormContent, generalFields } from '../../content/inquiries';
import { readForm } from '../../forms/formValues';
import type { FormSender } from '../../forms/types';
import type { GeneralInquiry } from '../../messaging';
import { createDraft } from '../../messaging/draft';
import { messages, thrownMessage } from '../../messaging/messages';
import { sendGeneralInquiry } from '../../messaging/sendInquiry';
import { validateGeneralInquiry } from '../../messaging/validation';
import { Fieldset, MessageForm, type MessageFormOptions } from '../MessageForm';
import { WhoFields } from '../MessageForm/WhoFields';

export interface GeneralFormProps extends MessageFormOptions<GeneralFieldName, GeneralInquiry> {
  /** Words of the form, from its record. */
  content: GeneralFormContent;
  /** Sends the inquiry. Default: the mail service of this build, which without a template only logs. */
  send?: FormSender<GeneralInquiry>;
  /** Whether `send` sends anything. */
  connected: boolean;
}

function read(data: FormData): GeneralInquiry {
  const { text } = readForm(data);
  return {
    name: text('name'),
    email: text('email'),
    company: text('company'),
    subject: text('subject'),
    message: text('message'),
  };
}

/**
 * The general inquiry (spec 2.9, 5). Without a mail template it checks, logs and sends nothing, says so from the start,
 * and offers what was written as a mail; with one it does what ContactForm does.
 */
export function GeneralForm({
  content,
  send = sendGeneralInquiry,
  connected,
  draft: given,
  ...form
}: GeneralFormProps) {
  const [draft] = useState(() => given ?? createDraft('general', generalFields));
  return (
    <MessageForm
      {...form}
      id="general"
      content={content}
      query="subject"
      read={read}
      validate={validateGeneralInquiry}
      send={send}
      draft={draft}
      submitting={messages.contact.submitting}
      unexpected={(error) => thrownMessage(error, messages.contact.unexpected)}
      state={connected ? 'live' : 'unconnected'}
    >
      {(field) => (
        <>
          <Fieldset legend={content.legends.you}>
            <WhoFields field={field} required={{ name: true, email: true }} />
          </Fieldset>
          <Fieldset legend={content.legends.words}>
            <TextField {...field('subject')} required />
            <TextArea {...field('message')} required />
          </Fieldset>
        </>
      )}
    </MessageForm>
  );
}
