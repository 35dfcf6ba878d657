export { ContactInquiry, type ContactInquiryProps } from './ContactInquiry';
export { useInquiryPrefill } from './useInquiryPrefill';
