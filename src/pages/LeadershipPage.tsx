import { Cell, Cells } from '../components/Cells';
import { Executive } from '../components/Executive';
import { Section } from '../components/Section';
import { type LeadershipContent, leadership } from '../content/companyPages/leadership';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { Portrait } from '../sections/Portrait';

/** Leadership (spec 2.7): the executives. */
export function LeadershipPage({ content = leadership }: { content?: LeadershipContent }) {
  const { head, executives, noProfile, meeting, closing } = content;
  return (
    <>
      <PageHead {...head} />
      {executives.length > 0 && (
        <Section pad="end">
          <Cells as="ul" columns={1} medium={1}>
            {executives.map(({ id, portrait, image, ...executive }) => (
              <Cell as="li" key={id}>
                <Executive
                  {...executive}
                  noProfile={noProfile}
                  action={meeting}
                  media={<Portrait name={executive.name} image={image} drawing={portrait && `portrait-${id}`} />}
                />
              </Cell>
            ))}
          </Cells>
        </Section>
      )}
      <ClosingCall {...closing} />
    </>
  );
}
