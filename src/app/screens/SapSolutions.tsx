export { SapSolutionsPage as default } from '../../pages/SapSolutionsPage';
