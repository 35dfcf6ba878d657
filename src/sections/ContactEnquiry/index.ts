export { ContactEnquiry, type ContactEnquiryProps } from './ContactEnquiry';
export { useInquiryPrefill } from './useInquiryPrefill';
