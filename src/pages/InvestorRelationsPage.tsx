import { BenefitGrid } from '../components/BenefitGrid';
import { Section } from '../components/Section';
import { Stack } from '../components/Stack';
import { StatStrip } from '../components/StatStrip';
import { type InvestorRelationsContent, investorRelations } from '../content/companyPages/investorRelations.data';
import { ClosingCall } from '../sections/ClosingCall';
import { Measure } from '../sections/Measure';
import { Narrative } from '../sections/Narrative';
import { PageHead } from '../sections/PageHead';

/** Investor Relations (spec 2.7): figures and the market. */
export function InvestorRelationsPage({ content = investorRelations }: { content?: InvestorRelationsContent }) {
  const { head, figures, growth, market, maintenance, drivers, closing } = content;
  return (
    <>
      <PageHead
        {...head}
        drawing={{
          name: growth.drawing,
          viewBox: '8 4 400 296',
          layout: 'compact',
          surface: 'ink',
          label: growth.label,
        }}
      />
      <Section pad="none">
        <StatStrip stats={figures} />
      </Section>
      <Narrative index={1} surface="band" pad={drivers.length > 0 ? 'start' : 'both'} {...market}>
        <Stack gap="64">
          <Measure {...maintenance} whole />
          {drivers.length > 0 && <BenefitGrid benefits={drivers} columns={3} />}
        </Stack>
      </Narrative>
      <ClosingCall index={2} size="low" {...closing} />
    </>
  );
}
