export { GeneralInquiryPage as default } from '../../pages/GeneralInquiryPage';
