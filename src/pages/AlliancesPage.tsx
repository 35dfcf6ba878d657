import { Card } from '../components/Card';
import { Cell, Cells } from '../components/Cells';
import { DashList } from '../components/DashList';
import { Drawing } from '../components/Drawing';
import { Heading } from '../components/Heading';
import { KeyAlliance } from '../components/KeyAlliance';
import { Section } from '../components/Section';
import { Stack } from '../components/Stack';
import { Text } from '../components/Text';
import { type AlliancesContent, alliances } from '../content/companyPages/alliances.data';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { SplitSection } from '../sections/SplitSection';

/** Strategic Alliances (spec 2.7): categories, key alliances and the benefits of alliances. */
export function AlliancesPage({ content = alliances }: { content?: AlliancesContent }) {
  const { head, categories, key, benefits, closing } = content;
  const [type, focus, status] = key.labels;
  return (
    <>
      <PageHead {...head} drawing={{ name: 'alliances', viewBox: '12 0 456 300', layout: 'half' }} />
      {categories.categories.length > 0 && (
        <Section index={1} surface="band" pad="start" heading={categories.heading} lead={categories.lead}>
          <Cells as="ul" columns={3} medium={1} lines="start">
            {categories.categories.map(({ id, title, description, partners }) => (
              <Cell as="li" key={id} pad="none">
                <Card
                  row="medium"
                  heading={title}
                  text={description}
                  media={<Drawing name={`alliance-${id}`} viewBox="0 -14 480 224" loading="eager" />}
                  footer={
                    partners.length > 0 && (
                      <>
                        <Text id={`${id}-partners`} size="label" tone="muted">
                          {categories.partners}
                        </Text>
                        <DashList items={partners} labelledBy={`${id}-partners`} />
                      </>
                    )
                  }
                />
              </Cell>
            ))}
          </Cells>
        </Section>
      )}
      {key.alliances.length > 0 && (
        <Section index={2} pad="start" heading={key.heading} lead={key.lead}>
          <Cells as="ul" columns={1} medium={1} lines="start">
            {key.alliances.map((alliance, i) => (
              <Cell as="li" key={alliance.name} pad={i === key.alliances.length - 1 ? 'foot' : undefined}>
                <KeyAlliance {...alliance} below={i > 0} labels={{ type, focus, status }} />
              </Cell>
            ))}
          </Cells>
        </Section>
      )}
      <SplitSection index={3} surface="band" heading={benefits.heading}>
        <Cells lines="start">
          {[benefits.company, benefits.clients].map(({ title, points }) => (
            <Cell key={title} pad="foot">
              <Stack gap="20">
                <Heading level={3} size="title4">
                  {title}
                </Heading>
                <DashList size="medium" items={points} />
              </Stack>
            </Cell>
          ))}
        </Cells>
      </SplitSection>
      <ClosingCall index={4} size="low" {...closing} />
    </>
  );
}
