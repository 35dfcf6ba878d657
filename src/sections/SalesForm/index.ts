export { SalesForm, type SalesFormProps } from './SalesForm';
export { useSalesPrefill } from './useSalesPrefill';
