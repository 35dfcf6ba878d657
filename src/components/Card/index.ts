export { Card, type CardProps } from './Card';
export { CardFacts, type CardFactsProps } from './CardFacts';
