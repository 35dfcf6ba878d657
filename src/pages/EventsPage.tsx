import { type EventsContent, eventsPage } from '../content/listPages/events.data';
import { CardSection } from '../sections/CardSection';
import { ClosingCall } from '../sections/ClosingCall';
import { EventEntry } from '../sections/EventEntry';
import { ListHead } from '../sections/ListHead';
import { PageHead } from '../sections/PageHead';
import { RecordingCard } from '../sections/RecordingCard';
import { useUpcomingAndPast } from '../sections/useUpcomingAndPast';

/** Events (spec 2.8): upcoming events, past events, and recordings. */
export function EventsPage({ content = eventsPage }: { content?: EventsContent }) {
  const { upcoming, past } = useUpcomingAndPast(content.events, content.ended);
  const { recordings } = content;
  const recorded = recordings.items.length;
  return (
    <>
      <PageHead {...content.head} />
      <CardSection head={ListHead} columns={1} medium={1} {...content.upcoming} items={upcoming}>
        {(event, index) => <EventEntry {...event} lead={index === 0} />}
      </CardSection>
      <CardSection head={ListHead} columns={1} medium={1} {...content.past} items={past}>
        {(event) => <EventEntry {...event} past />}
      </CardSection>
      <CardSection
        head={ListHead}
        surface="band"
        columns={recorded % 3 === 0 || recorded > 4 ? 3 : 2}
        medium={1}
        {...recordings}
      >
        {(recording) => <RecordingCard {...recording} />}
      </CardSection>
      <ClosingCall {...content.closing} />
    </>
  );
}
