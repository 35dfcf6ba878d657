export { JobPosition, type JobPositionProps } from './JobPosition';
