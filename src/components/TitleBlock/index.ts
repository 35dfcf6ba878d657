export { TitleBlock, type TitleBlockProps } from './TitleBlock';
