export { Executive, type ExecutiveProps } from './Executive';
