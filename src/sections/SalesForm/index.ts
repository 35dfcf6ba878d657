export { SalesForm, type SalesFormProps } from './SalesForm';
