export {
  FieldPair,
  Fieldset,
  type MessageFieldProps,
  MessageForm,
  type MessageFormOptions,
  type MessageFormProps,
} from './MessageForm';
export type { FormTiming, Sender } from './useSubmission';
