export { Section, type SectionProps } from './Section';
// For a cell on signal elsewhere: as tokens, these roles would be on every page.
export { signal } from './Section.css';
export { SectionIndex, type SectionIndexProps } from './SectionIndex';
