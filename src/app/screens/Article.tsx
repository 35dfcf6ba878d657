import { useLocation } from 'react-router-dom';
import { articleAt } from '../../content/listPages/article';
import { ArticlePage } from '../../pages/ArticlePage';

/** Gives the article screen the record of the address that it is shown at. */
export default function Article() {
  return <ArticlePage content={articleAt(useLocation().pathname)} />;
}
