export { FilterDialog, type FilterDialogProps } from './FilterDialog';
