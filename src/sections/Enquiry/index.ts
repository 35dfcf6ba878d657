export { Enquiry, type EnquiryFormProps, type EnquiryProps } from './Enquiry';
