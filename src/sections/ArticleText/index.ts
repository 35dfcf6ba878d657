export { ArticleText, type ArticleTextProps } from './ArticleText';
