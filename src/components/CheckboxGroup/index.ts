export { CheckboxGroup, type CheckboxGroupProps, toggle } from './CheckboxGroup';
