export { CardSection, type CardSectionProps } from './CardSection';
