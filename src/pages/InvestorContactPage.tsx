import { Button } from '../components/Button';
import { ButtonLink } from '../components/ButtonLink';
import { Cell, Cells } from '../components/Cells';
import { Column, Grid } from '../components/Grid';
import { Heading } from '../components/Heading';
import { Link } from '../components/Link';
import { OfficeCard } from '../components/OfficeCard';
import { Section } from '../components/Section';
import { Stack } from '../components/Stack';
import { StatStrip } from '../components/StatStrip';
import { Text } from '../components/Text';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { type InvestorContactContent, investorContact } from '../content/companyPages/investorContact.data';
import { printHours } from '../content/format';
import { Benefits } from '../sections/Benefits';
import { Measure } from '../sections/Measure';
import { Narrative } from '../sections/Narrative';
import { PageHead } from '../sections/PageHead';
import { SplitSection } from '../sections/SplitSection';

/** Investor contact (spec 2.9): metrics, resources, governance, investors, contact, and the offices. */
export function InvestorContactPage({ content = investorContact }: { content?: InvestorContactContent }) {
  const { head, figures, resources, governance, investors, contact, offices } = content;
  return (
    <>
      <PageHead {...head} />
      <Section pad="none">
        <StatStrip stats={figures} />
      </Section>
      {resources.entries.length > 0 && (
        <SplitSection index={1} heading={resources.heading} lead={resources.lead}>
          <Cells as="ul" columns={3} medium={1} lines="start">
            {resources.entries.map(({ title, description, href, action, context }, i) => (
              <Cell as="li" key={title} pad="foot" surface={i === 0 ? 'ink' : undefined}>
                <Stack gap="24" justify="between" align="start">
                  <Stack gap="12">
                    <Heading level={3}>{title}</Heading>
                    <Text tone="muted">{description}</Text>
                  </Stack>
                  {href ? (
                    <Link variant="arrow" href={href} context={context}>
                      {action}
                    </Link>
                  ) : (
                    <Button size="medium" icon="download" unavailable={resources.unavailable} showReason>
                      {action}
                      <VisuallyHidden> {context}</VisuallyHidden>
                    </Button>
                  )}
                </Stack>
              </Cell>
            ))}
          </Cells>
        </SplitSection>
      )}
      <Narrative index={2} surface="band" {...governance} />
      <Benefits
        index={3}
        heading={investors.heading}
        lead={investors.lead}
        benefits={investors.points}
        columns="1 | 2"
      />
      <SplitSection index={4} surface="ink" pad="near" heading={contact.heading} lead={contact.lead}>
        <Cells lines="start">
          <Cell pad="foot">
            <Stack gap="28" align="start">
              <Stack gap="12">
                <Text size="label" tone="muted">
                  {contact.labels.email}
                </Text>
                <Text size="lead" tone="default">
                  <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
                </Text>
              </Stack>
              <ButtonLink variant="signal" arrow width="full-narrow" href={contact.action.href}>
                {contact.action.label}
              </ButtonLink>
            </Stack>
          </Cell>
          <Cell>
            <Stack gap="12">
              <Text size="label" tone="muted">
                {contact.labels.phone}
              </Text>
              <Text size="lead" tone="default">
                <Link href={contact.phone.href}>{contact.phone.label}</Link>
              </Text>
              <Text size="small" tone="muted">
                {contact.hours}
              </Text>
            </Stack>
          </Cell>
        </Cells>
      </SplitSection>
      {offices.offices.length > 0 && (
        <Section index={5} surface="band" heading={offices.heading} lead={offices.lead}>
          <Stack gap="64">
            <Cells as="ul" columns={4}>
              {offices.offices.map(({ id, ...office }) => (
                <Cell as="li" key={id}>
                  <OfficeCard {...office} printHours={printHours} />
                </Cell>
              ))}
            </Cells>
            <Grid align="end">
              <Column span={4}>
                <Stack gap="12">
                  <Text size="lead" tone="default">
                    {offices.hours.caption}
                  </Text>
                  <Text size="label" tone="muted">
                    {offices.hours.note}
                  </Text>
                </Stack>
              </Column>
              <Column span={8}>
                <Measure name={offices.hours.name} label={offices.hours.label} width={800} height={190} />
              </Column>
            </Grid>
          </Stack>
        </Section>
      )}
    </>
  );
}
