export { Section, type SectionProps } from './Section';
// For signal-colored cells in other components.
export { signal } from './Section.css';
export { SectionIndex, type SectionIndexProps } from './SectionIndex';
