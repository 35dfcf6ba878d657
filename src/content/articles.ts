/** A thought-leadership article (spec section 3). Its address is made from its title (spec 2.1). */
export interface ArticleSummary {
  title: string;
  excerpt: string;
}

/** The address part of an article: its lowercased title with hyphens for whatever is not a letter or a digit. */
export const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const articles: readonly ArticleSummary[] = [
  {
    title: 'The Clean Core Is a Contract',
    excerpt: 'A clean core lasts as long as somebody is allowed to say no, so write down who that is.',
  },
  {
    title: 'Retrieval Before Reasoning',
    excerpt: 'Most assistants that fail in an ERP fail at finding the record, long before they fail at thinking.',
  },
  {
    title: 'What a Cutover Weekend Teaches',
    excerpt: 'Sixty hours in which a plan meets the people who have to carry it out.',
  },
  {
    title: 'The Customer Has One Record',
    excerpt: 'Sales, service and billing each keep a customer. Only one of the three can be right.',
  },
  {
    title: 'Guardrails an Auditor Can Read',
    excerpt: 'If the rule that stops an agent cannot be printed on a page, it does not stop the agent.',
  },
  {
    title: 'Price Is an Integration Problem',
    excerpt: 'A disputed invoice is nearly always two systems that were right at different times.',
  },
];
