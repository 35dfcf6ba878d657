import { type EventsContent, eventsPage } from '../content/listPages/events';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { Recordings } from '../sections/Recordings';
import { UpcomingEvents } from '../sections/UpcomingEvents';

/** Events (spec 2.8): three to come and three recordings. */
export function EventsPage({ content = eventsPage }: { content?: EventsContent }) {
  return (
    <>
      <PageHead {...content.head} />
      <UpcomingEvents {...content.upcoming} />
      <Recordings {...content.recordings} />
      <ClosingCall {...content.closing} />
    </>
  );
}
