export { GeneralForm, type GeneralFormProps } from './GeneralForm';
