export { Section, type SectionProps } from './Section';
// For a signal-colored part of PageHead.
export { signal } from './Section.css';
export { SectionIndex, type SectionIndexProps } from './SectionIndex';
