export { Drawing, type DrawingProps } from './Drawing';
