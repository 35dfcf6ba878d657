export { Article, type ArticleProps } from './Article';
export { ArticleText, type ArticleTextProps } from './ArticleText';
