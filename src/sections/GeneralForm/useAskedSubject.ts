import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { subjectParameter } from '../../content/requests';

/** The subject that the address asks for: "Read Full Article" names the article. */
export const useAskedSubject = () => {
  const [query] = useSearchParams();
  const subject = query.get(subjectParameter);
  return useMemo(() => (subject ? { subject } : undefined), [subject]);
};
