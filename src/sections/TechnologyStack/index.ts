export { TechnologyStack, type TechnologyStackProps } from './TechnologyStack';
