export { ShowAll, type ShowAllProps } from './ShowAll';
