import { TextArea } from '../../components/TextArea';
import { TextField } from '../../components/TextField';
import type { GeneralFieldName, GeneralFormContent } from '../../content/inquiries.data';
import { forms } from '../../forms/forms';
import { Fieldset, MessageForm, type MessageFormOptions } from '../MessageForm';
import { SenderFields } from '../MessageForm/SenderFields';

export interface GeneralFormProps extends MessageFormOptions<GeneralFieldName> {
  content: GeneralFormContent;
  /** Whether the form's mail settings are complete. */
  connected: boolean;
}

/** Form for general inquiries (spec 2.9, 5). Unless it is `connected`, it only offers a prepared email. */
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
            <SenderFields field={field} required={{ name: true, email: true }} />
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
