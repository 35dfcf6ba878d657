export { ArticleSection, type ArticleSectionProps } from './ArticleSection';
