import { Link } from '../../components/Link';
import { RadioGroup } from '../../components/RadioGroup';
import { Select } from '../../components/Select';
import { TextArea } from '../../components/TextArea';
import type { SupportFieldName, SupportFormContent } from '../../content/support.data';
import { forms } from '../../forms/forms';
import { supportTypes, urgencies } from '../../forms/values';
import { Fieldset, MessageForm, type MessageFormOptions } from '../MessageForm';
import { WhoFields } from '../MessageForm/WhoFields';

export interface SupportFormProps extends MessageFormOptions<SupportFieldName> {
  /** Words of the form, from its record. */
  content: SupportFormContent;
}

/**
 * The support request (spec 3.4, 5, 8). Nothing is required; what is too long, or no email address, is said. Once it was
 * sent the form is empty again and says so below its button, unless `onSent` takes over. Every failure comes with the
 * phone.
 */
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
            <WhoFields field={field} required={{}} />
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
