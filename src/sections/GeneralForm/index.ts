export { GeneralForm, type GeneralFormProps } from './GeneralForm';
export { useGeneralPrefill } from './useGeneralPrefill';
