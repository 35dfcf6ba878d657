import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { subjectParameter } from '../../content/requests';

/** Subject from the query string. The link "Read Full Article" passes the title of the article. */
export const useGeneralPrefill = () => {
  const [query] = useSearchParams();
  const subject = query.get(subjectParameter);
  return useMemo(() => (subject ? { subject } : undefined), [subject]);
};
