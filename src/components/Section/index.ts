export { Section, type SectionProps } from './Section';
export { SectionIndex, type SectionIndexProps } from './SectionIndex';
