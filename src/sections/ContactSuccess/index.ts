export { ContactSuccess, type ContactSuccessProps } from './ContactSuccess';
