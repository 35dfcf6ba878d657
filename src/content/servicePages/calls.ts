import type { Path } from '../pages.ts';
import { pages } from '../pages.ts';
import type { ServiceSummary } from '../services.ts';
import { breadcrumbAt } from '../trails.ts';
import type { Call, ServiceHeroContent } from './types.ts';

/**
 * Calls that the service pages share (spec 2.6): all of them go to the sales inquiry, and every page to the case studies.
 * The form has the service chosen that `toSalesOf` names.
 */
export const toSales = (label: string): Call => ({ label, href: '/contact/sales-inquiry' });
export const toSalesOf =
  (service: ServiceSummary['id']) =>
  (label: string): Call => ({ label, href: `/contact/sales-inquiry?interest=${service}` });
export const toCaseStudies = (label: string): Call => ({ label, href: '/case-studies' });

export const answerNote = 'No commitment. We answer within 24 hours on business days.';

/** What the head of a service page takes from the page's record: title, lead and the way down to it. */
export function headOf(path: Path): Pick<ServiceHeroContent, 'heading' | 'lead' | 'trail'> {
  const { heading, lead } = pages[path];
  return { heading: heading, lead, trail: breadcrumbAt(path) };
}
