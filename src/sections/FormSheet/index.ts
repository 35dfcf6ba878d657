export { FormSheet, type FormSheetProps } from './FormSheet';
