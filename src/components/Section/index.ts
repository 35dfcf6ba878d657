export { Section, type SectionProps } from './Section';
// For signal-colored cells elsewhere; as tokens, these colors would be part of every page's CSS.
export { signal } from './Section.css';
export { SectionIndex, type SectionIndexProps } from './SectionIndex';
