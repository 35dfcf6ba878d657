export { describedBy, Field, FieldGroup, type FieldGroupProps, type FieldProps, type FieldTexts } from './Field';
