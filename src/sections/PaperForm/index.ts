export { PaperForm, type PaperFormProps } from './PaperForm';
