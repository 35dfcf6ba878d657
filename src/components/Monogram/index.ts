export { Monogram, type MonogramProps } from './Monogram';
