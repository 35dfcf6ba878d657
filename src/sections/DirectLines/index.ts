export { DirectLines, type DirectLinesProps } from './DirectLines';
