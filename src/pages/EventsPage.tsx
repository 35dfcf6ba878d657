import { type EventsContent, eventsPage } from '../content/listPages/events';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { PastEvents } from '../sections/PastEvents';
import { Recordings } from '../sections/Recordings';
import { UpcomingEvents } from '../sections/UpcomingEvents';
import { useByClock } from '../sections/useByClock';

/** Events (spec 2.8): those to come, those that are over, recordings. */
export function EventsPage({ content = eventsPage }: { content?: EventsContent }) {
  const { upcoming, past } = useByClock(content.events, content.ended);
  return (
    <>
      <PageHead {...content.head} />
      <UpcomingEvents {...content.upcoming} events={upcoming} />
      <PastEvents {...content.past} events={past} />
      <Recordings {...content.recordings} />
      <ClosingCall {...content.closing} />
    </>
  );
}
