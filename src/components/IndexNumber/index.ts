export { IndexNumber, type IndexNumberProps } from './IndexNumber';
