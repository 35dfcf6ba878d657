import { type ReportsContent, reportsPage } from '../content/listPages/reports.data';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { ReportSection } from '../sections/ReportSection';

/** Research reports (spec 2.8): reports by category. */
export function ReportsPage({ content = reportsPage }: { content?: ReportsContent }) {
  return (
    <>
      <PageHead {...content.head} />
      <ReportSection {...content.reports} />
      <ClosingCall {...content.closing} />
    </>
  );
}
