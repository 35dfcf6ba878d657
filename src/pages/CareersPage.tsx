import { Cell, Cells } from '../components/Cells';
import { Column, Grid } from '../components/Grid';
import { JobPosition } from '../components/JobPosition';
import { Section } from '../components/Section';
import { Stat } from '../components/Stat';
import { Text } from '../components/Text';
import { type CareersContent, careers } from '../content/companyPages/careers.data';
import { printSalary } from '../content/format';
import { applicationFor } from '../content/requests';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';

/** Careers at /careers (spec 2.7): positions with salaries on one scale. For /about/careers, use WorkWithUsPage. */
export function CareersPage({ content = careers }: { content?: CareersContent }) {
  const { head, openings, scale, terms, closing } = content;
  const lastPaid = openings.positions.findLastIndex(({ salary }) => salary);
  return (
    <>
      <PageHead {...head} />
      <Section pad="none">
        <Cells as="ul">
          {terms.map(({ value, label, text }) => (
            <Cell as="li" key={label}>
              <Grid rowGap="12">
                <Column span={5}>
                  <Stat value={value} label={label} />
                </Column>
                <Column span={7}>
                  <Text tone="muted">{text}</Text>
                </Column>
              </Grid>
            </Cell>
          ))}
        </Cells>
      </Section>
      <Section
        index={1}
        surface="band"
        pad={openings.positions.length > 0 ? 'start' : 'both'}
        heading={openings.heading}
        lead={openings.lead}
      >
        {openings.positions.length > 0 ? (
          <Cells as="ul" columns={1} medium={1} lines="start">
            {openings.positions.map(({ id, title, department, location, description, type, salary }, i) => (
              <Cell as="li" key={id} pad={i === openings.positions.length - 1 ? 'foot' : undefined}>
                <JobPosition
                  heading={title}
                  department={department}
                  location={location}
                  text={description}
                  type={type}
                  salary={
                    salary && {
                      printed: printSalary(salary),
                      scale: {
                        axis: [scale.from, scale.to],
                        span: [salary.from, salary.to],
                        between: true,
                        tick: 10,
                        // All salaries share one axis, which has labels only at the last salary.
                        marks: i === lastPaid ? [scale.from, scale.to].map((at) => [at, `$${at}k`]) : [],
                      },
                    }
                  }
                  action={{ ...openings.apply, href: applicationFor(openings.apply.href, title) }}
                />
              </Cell>
            ))}
          </Cells>
        ) : (
          <Text>{openings.none}</Text>
        )}
      </Section>
      <ClosingCall index={2} size="low" {...closing} />
    </>
  );
}
