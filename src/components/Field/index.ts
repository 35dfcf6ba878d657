export { Field, type FieldProps } from './Field';
export { FieldGroup, type FieldGroupProps } from './FieldGroup';
export { type ControlProps, describedBy, type FieldTexts, type TypedProps } from './texts';
