export { CaseStudy, type CaseStudyProps } from './CaseStudy';
