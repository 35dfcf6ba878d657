import { Cell, Cells } from '../components/Cells';
import { Executive } from '../components/Executive';
import { Section } from '../components/Section';
import { type LeadershipContent, leadership } from '../content/companyPages/leadership.data';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { Portrait } from '../sections/Portrait';

/** Leadership (spec 2.7): the executives. */
export function LeadershipPage({ content = leadership }: { content?: LeadershipContent }) {
  const { head, executives, profileUnavailable, meeting, closing } = content;
  return (
    <>
      <PageHead {...head} />
      {executives.map(({ id, portrait, image, ...executive }, at) => (
        <Section key={id} surface={at % 2 ? 'band' : 'canvas'} pad="none">
          <Cells columns={1} medium={1} lines="none">
            <Cell>
              <Executive
                {...executive}
                profileUnavailable={profileUnavailable}
                action={meeting}
                side={at % 2 ? 'end' : 'start'}
                media={
                  <Portrait
                    name={executive.name}
                    image={image}
                    drawing={portrait}
                    mirrored={at % 2 > 0}
                    loading={at === 0 ? 'eager' : 'lazy'}
                  />
                }
              />
            </Cell>
          </Cells>
        </Section>
      ))}
      <ClosingCall size="low" {...closing} />
    </>
  );
}
