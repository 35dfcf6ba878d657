export { ContactHead, type ContactHeadProps } from './ContactHead';
