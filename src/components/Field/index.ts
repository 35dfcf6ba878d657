export { describedBy, Field, FieldError, type FieldProps, type FieldTexts } from './Field';
