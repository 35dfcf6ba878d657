export { SalesForm, type SalesFormProps } from './SalesForm';
export { useAskedInterest } from './useAskedInterest';
