export { SupportPage as default } from '../../pages/SupportPage';
