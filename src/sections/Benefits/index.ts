export { BenefitCells, type BenefitCellsProps, Benefits, type BenefitsProps } from './Benefits';
