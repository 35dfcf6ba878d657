export { WorkWithUsPage as default } from '../../pages/WorkWithUsPage';
