export { DrawingBand, type DrawingBandProps } from './DrawingBand';
