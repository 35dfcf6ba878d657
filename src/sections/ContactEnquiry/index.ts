export { ContactEnquiry, type ContactEnquiryProps } from './ContactEnquiry';
