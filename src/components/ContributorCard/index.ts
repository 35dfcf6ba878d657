export { ContributorCard, type ContributorCardProps } from './ContributorCard';
