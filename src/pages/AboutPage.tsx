import { Card } from '../components/Card';
import { Cell, Cells } from '../components/Cells';
import { Drawing } from '../components/Drawing';
import { Section } from '../components/Section';
import { StatStrip } from '../components/StatStrip';
import { type AboutContent, about } from '../content/companyPages/about';
import { ClosingCall } from '../sections/ClosingCall';
import { Measure } from '../sections/Measure';
import { Narrative } from '../sections/Narrative';
import { PageHead } from '../sections/PageHead';

/** What a cell shows of a head's drawing, with 16 px of air around the highest, and of one that is not of the heads' size. */
const headBox = '28.5 -8 423 252';
const viewBoxes: Readonly<Record<string, string>> = { 'growth-stacks': '-48 -6 528 314.5' };

/** About, "Who We Are" (spec 2.7). */
export function AboutPage({ content = about }: { content?: AboutContent }) {
  const { head, figures, mission, group, explore, closing } = content;
  return (
    <>
      <PageHead {...head} drawing={{ name: 'head-about', viewBox: '0 0 720 228', layout: 'across', surface: 'ink' }} />
      <Section pad="none">
        <StatStrip stats={figures} />
      </Section>
      <Narrative
        index={1}
        variant="statement"
        {...mission}
        media={<Drawing name="statement-move" viewBox="0 30 480 430" />}
      />
      <Narrative index={2} surface="ink" {...group}>
        <Measure {...group.measure} width={800} height={340} heights={{ wide: 400, phone: 250 }} whole />
      </Narrative>
      {explore.pages.length > 0 && (
        <Section index={3} pad="start" heading={explore.heading} lead={explore.lead}>
          <Cells as="ul" columns={3} lines="start" fill>
            {explore.pages.map(({ title, text, href, drawing }) => (
              <Cell as="li" key={href} pad="none">
                <Card
                  heading={title}
                  text={text}
                  href={href}
                  row="illustrated"
                  media={<Drawing name={drawing} viewBox={viewBoxes[drawing] ?? headBox} />}
                />
              </Cell>
            ))}
          </Cells>
        </Section>
      )}
      <ClosingCall index={4} {...closing} />
    </>
  );
}
