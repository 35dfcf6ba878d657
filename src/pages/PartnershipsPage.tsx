import { BenefitGrid } from '../components/BenefitGrid';
import { Card } from '../components/Card';
import { Cell, Cells } from '../components/Cells';
import { DashList } from '../components/DashList';
import { Drawing } from '../components/Drawing';
import { ProcessSteps } from '../components/ProcessSteps';
import { Section } from '../components/Section';
import { Testimonial } from '../components/Testimonial';
import { Text } from '../components/Text';
import { type PartnershipsContent, partnerships } from '../content/companyPages/partnerships.data';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { SplitSection } from '../sections/SplitSection';

/** Partnership Opportunities (spec 2.7): types of partnership, a testimonial, the ideal partner and the process. */
export function PartnershipsPage({ content = partnerships }: { content?: PartnershipsContent }) {
  const { head, types, testimonial, ideal, process, closing } = content;
  return (
    <>
      <PageHead {...head} drawing={{ name: 'partnerships', viewBox: '12 0 456 300', layout: 'compact' }} />
      {types.types.length > 0 && (
        <Section index={1} surface="band" pad="start" heading={types.heading} lead={types.lead}>
          <Cells as="ul" columns={3} medium={1} lines="start">
            {types.types.map(({ id, title, description, benefits }) => (
              <Cell as="li" key={id} pad="none">
                <Card
                  row="medium"
                  heading={title}
                  text={description}
                  media={<Drawing name={`partnership-${id}`} viewBox="0 0 480 190" loading="eager" />}
                  footer={
                    benefits.length > 0 && (
                      <>
                        <Text id={`${id}-benefits`} size="label" tone="muted">
                          {types.benefits}
                        </Text>
                        <DashList items={benefits} labelledBy={`${id}-benefits`} />
                      </>
                    )
                  }
                />
              </Cell>
            ))}
          </Cells>
        </Section>
      )}
      <Section surface="ink">
        <Testimonial {...testimonial} />
      </Section>
      {ideal.points.length > 0 && (
        <Section index={2} pad="start" heading={ideal.heading} lead={ideal.lead}>
          <BenefitGrid benefits={ideal.points} />
        </Section>
      )}
      {process.steps.length > 0 && (
        <SplitSection index={3} surface="band" pad="both" heading={process.heading} lead={process.lead}>
          <ProcessSteps variant="down" steps={process.steps} />
        </SplitSection>
      )}
      <ClosingCall index={4} {...closing} />
    </>
  );
}
