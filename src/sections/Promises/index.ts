export { Promises, type PromisesProps } from './Promises';
