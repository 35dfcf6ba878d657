export {
  FieldPair,
  Fieldset,
  type MessageFieldProps,
  MessageForm,
  type MessageFormOptions,
  type MessageFormProps,
} from './MessageForm';
export type { Sender } from './useSubmission';
