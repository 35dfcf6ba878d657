import { useState } from 'react';
import { Link } from '../../components/Link';
import { RadioGroup } from '../../components/RadioGroup';
import { Select } from '../../components/Select';
import { TextArea } from '../../components/TextArea';
import { type SupportFieldName, type SupportFormContent, supportFields } from '../../content/support';
import { readForm } from '../../forms/formValues';
import type { FormSender } from '../../forms/types';
import type { SupportRequest } from '../../messaging';
import { createDraft } from '../../messaging/draft';
import { messages } from '../../messaging/messages';
import { sendSupportRequest } from '../../messaging/sendSupportRequest';
import { supportPriorities, supportTypes } from '../../messaging/supportValues';
import { validateSupportRequest } from '../../messaging/validation';
import { Fieldset, MessageForm, type MessageFormOptions } from '../MessageForm';
import { WhoFields } from '../MessageForm/WhoFields';

export interface SupportFormProps extends MessageFormOptions<SupportFieldName, SupportRequest> {
  /** Words of the form, from its record. */
  content: SupportFormContent;
  /** Sends the request. Default: the mail service of this build. */
  send?: FormSender<SupportRequest>;
}

function read(data: FormData): SupportRequest {
  const { text, choice } = readForm(data);
  return {
    name: text('name'),
    email: text('email'),
    company: text('company'),
    supportType: choice('supportType', supportTypes),
    priority: choice('priority', supportPriorities),
    message: text('message'),
  };
}

/**
 * The support request (spec 3.4, 5, 8). Nothing is required; what is too long, or no email address, is said. Once it was
 * sent the form is empty again and says so below its button, unless `onSent` takes over. Every failure comes with the
 * phone.
 */
export function SupportForm({ content, send = sendSupportRequest, draft: given, ...form }: SupportFormProps) {
  const [draft] = useState(() => given ?? createDraft('support', supportFields));
  return (
    <MessageForm
      {...form}
      id="support"
      content={content}
      read={read}
      validate={validateSupportRequest}
      send={send}
      draft={draft}
      submitting={messages.support.submitting}
      unexpected={() => messages.support.failure}
      onFailure={<Link href={content.call.href}>{content.call.label}</Link>}
    >
      {(field) => (
        <>
          <Fieldset legend={content.legends.you}>
            <WhoFields field={field} required={{}} />
          </Fieldset>
          <Fieldset legend={content.legends.request}>
            <Select {...field('supportType')} options={supportTypes} placeholder={content.choose} />
            <RadioGroup {...field('priority')} options={supportPriorities} />
            <TextArea {...field('message')} />
          </Fieldset>
        </>
      )}
    </MessageForm>
  );
}
