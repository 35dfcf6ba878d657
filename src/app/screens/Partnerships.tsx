export { PartnershipsPage as default } from '../../pages/PartnershipsPage';
