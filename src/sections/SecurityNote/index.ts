export { SecurityNote, type SecurityNoteProps } from './SecurityNote';
