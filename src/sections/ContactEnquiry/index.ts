export { ContactEnquiry, type ContactEnquiryProps } from './ContactEnquiry';
export { useAskedInquiry } from './useAskedInquiry';
