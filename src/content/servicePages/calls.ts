import type { Path } from '../pages.ts';
import { pages } from '../pages.ts';
import type { ServiceSummary } from '../services.ts';
import { breadcrumbAt } from '../trails.ts';
import type { Call, ServiceHeroContent } from './types.ts';

/**
 * Call to action of a service page (spec 2.6) that leads to the sales inquiry. `toSalesOf` also preselects a service in
 * the form.
 */
export const toSales = (label: string): Call => ({ label, href: '/contact/sales-inquiry' });
export const toSalesOf =
  (service: ServiceSummary['id']) =>
  (label: string): Call => ({ label, href: `/contact/sales-inquiry?interest=${service}` });
export const toCaseStudies = (label: string): Call => ({ label, href: '/case-studies' });

export const answerNote = 'No commitment. We answer within 24 hours on business days.';

/** Heading, lead and trail of a service page, from its page record. */
export function headOf(path: Path): Pick<ServiceHeroContent, 'heading' | 'lead' | 'trail'> {
  const { heading, lead } = pages[path];
  return { heading: heading, lead, trail: breadcrumbAt(path) };
}
