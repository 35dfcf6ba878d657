export { Text, type TextProps, unbroken } from './Text';
