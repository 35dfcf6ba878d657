import { useMemo } from 'react';
import { subjectParameter } from '../../content/requests';

/** The subject that a query asks for: "Read Full Article" names the article. */
export const useAskedSubject = (search: string) => {
  const subject = new URLSearchParams(search).get(subjectParameter);
  return useMemo(() => (subject ? { subject } : undefined), [subject]);
};
