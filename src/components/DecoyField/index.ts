export { DecoyField, type DecoyFieldProps, decoyName } from './DecoyField';
