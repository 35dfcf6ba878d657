export { CategorySection, type CategorySectionProps } from './CategorySection';
