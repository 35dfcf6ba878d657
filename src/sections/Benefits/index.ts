export { Benefits, type BenefitsProps } from './Benefits';
