export { GeneralForm, type GeneralFormProps } from './GeneralForm';
export { useAskedSubject } from './useAskedSubject';
