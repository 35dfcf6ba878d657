import { BenefitGrid } from '../components/BenefitGrid';
import { Cell, Cells } from '../components/Cells';
import { JobPosition } from '../components/JobPosition';
import { Section } from '../components/Section';
import { Stack } from '../components/Stack';
import { Text } from '../components/Text';
import { type WorkWithUsContent, workWithUs } from '../content/companyPages/workWithUs.data';
import { applicationFor } from '../content/requests';
import { ClosingCall } from '../sections/ClosingCall';
import { Measure } from '../sections/Measure';
import { PageHead } from '../sections/PageHead';

/** Careers at /about/careers (spec 2.7): benefits and positions. For /careers, use CareersPage. */
export function WorkWithUsPage({ content = workWithUs }: { content?: WorkWithUsContent }) {
  const { head, benefits, positions, none, closing } = content;
  // Five positions are in cells, two above three; otherwise, each position has a row.
  const cells = positions.positions.length === 5;
  return (
    <>
      <PageHead {...head} />
      {benefits.points.length > 0 && (
        <Section index={1} surface="band" heading={benefits.heading} lead={benefits.lead}>
          <Stack gap="40">
            <BenefitGrid benefits={benefits.points} columns={3} />
            <Measure {...benefits.measure} height={112} heights={{ wide: 120, phone: 112 }} whole />
          </Stack>
        </Section>
      )}
      <Section
        index={2}
        pad={positions.positions.length > 0 ? 'start' : 'both'}
        heading={positions.heading}
        lead={positions.lead}
      >
        {positions.positions.length > 0 ? (
          <Cells as="ul" columns={cells ? '2 + 3' : 1} medium={1} lines="start">
            {positions.positions.map(({ id, title, department, location, description, requirements }) => (
              <Cell as="li" key={id}>
                <JobPosition
                  heading={title}
                  department={department}
                  location={location}
                  text={description}
                  requirements={requirements}
                  requirementsLabel={positions.requirements}
                  action={{ ...positions.apply, href: applicationFor(positions.apply.href, title) }}
                  layout={cells ? 'column' : 'row'}
                />
              </Cell>
            ))}
          </Cells>
        ) : (
          <Text>{none}</Text>
        )}
      </Section>
      <ClosingCall index={3} {...closing} />
    </>
  );
}
