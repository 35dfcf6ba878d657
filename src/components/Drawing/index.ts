export { Drawing, type DrawingProps } from './Drawing';
export { useReveal } from './useReveal';
