import { TextArea } from '../../components/TextArea';
import { TextField } from '../../components/TextField';
import type { GeneralFieldName, GeneralFormContent } from '../../content/inquiries.data';
import { forms } from '../../forms/forms';
import { Fieldset, MessageForm, type MessageFormOptions } from '../MessageForm';
import { WhoFields } from '../MessageForm/WhoFields';

export interface GeneralFormProps extends MessageFormOptions<GeneralFieldName> {
  /** Words of the form, from its record. */
  content: GeneralFormContent;
  /** Whether there is a mail template for it. */
  connected: boolean;
}

/**
 * The general inquiry (spec 2.9, 5). Without a mail template it checks, logs and sends nothing, says so from the start,
 * and offers what was written as a mail; with one it does what ContactForm does.
 */
export function GeneralForm({ content, connected, ...options }: GeneralFormProps) {
  return (
    <MessageForm
      {...options}
      form={forms.general}
      content={content}
      query="subject"
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
