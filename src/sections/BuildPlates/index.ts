export { BuildPlates, type BuildPlatesProps } from './BuildPlates';
