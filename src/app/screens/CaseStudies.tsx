export { CaseStudiesPage as default } from '../../pages/CaseStudiesPage';
