import { useMemo } from 'react';
import { subjectParameter } from '../../content/requests';
import { limits } from '../../messaging/limits';

/** The subject that a query asks for: "Read Full Article" names the article. */
export const useAskedSubject = (search: string) => {
  const subject = new URLSearchParams(search).get(subjectParameter)?.slice(0, limits.subject);
  return useMemo(() => (subject ? { subject } : undefined), [subject]);
};
