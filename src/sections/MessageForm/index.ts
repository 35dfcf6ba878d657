export { FieldPair, Fieldset } from './Fieldset';
export { type MessageFieldProps, MessageForm, type MessageFormOptions, type MessageFormProps } from './MessageForm';
