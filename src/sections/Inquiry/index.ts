export { Inquiry, type InquiryFormProps, type InquiryProps } from './Inquiry';
