export { ProofIndex, type ProofIndexProps } from './ProofIndex';
