import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { subjectParameter } from '../../content/requests';

/** The values that the address asks for: the subject. "Read Full Article" names the article. */
export const useGeneralPrefill = () => {
  const [query] = useSearchParams();
  const subject = query.get(subjectParameter);
  return useMemo(() => (subject ? { subject } : undefined), [subject]);
};
