export { CareersPage as default } from '../../pages/CareersPage';
