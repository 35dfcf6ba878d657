import { Link } from '../../components/Link';
import { RadioGroup } from '../../components/RadioGroup';
import { Select } from '../../components/Select';
import { TextArea } from '../../components/TextArea';
import type { SupportFieldName, SupportFormContent } from '../../content/support.data';
import { forms } from '../../forms/forms';
import { supportTypes, urgencies } from '../../forms/values';
import { Fieldset, MessageForm, type MessageFormOptions } from '../MessageForm';
import { SenderFields } from '../MessageForm/SenderFields';

export interface SupportFormProps extends MessageFormOptions<SupportFieldName> {
  content: SupportFormContent;
}

/** Support request without required fields (spec 3.4, 5, 8). Failures show the phone number. */
export function SupportForm({ content, ...options }: SupportFormProps) {
  return (
    <MessageForm
      {...options}
      form={forms.support}
      content={content}
      onFailure={<Link href={content.call.href}>{content.call.label}</Link>}
    >
      {(field) => (
        <>
          <Fieldset legend={content.legends.you}>
            <SenderFields field={field} required={{}} />
          </Fieldset>
          <Fieldset legend={content.legends.request}>
            <Select {...field('supportType')} options={supportTypes} placeholder={content.choose} />
            <RadioGroup {...field('priority')} options={urgencies} />
            <TextArea {...field('message')} />
          </Fieldset>
        </>
      )}
    </MessageForm>
  );
}
