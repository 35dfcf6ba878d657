export { BlankSheet, type BlankSheetProps } from './BlankSheet';
