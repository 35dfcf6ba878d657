import { Card } from '../components/Card';
import { Cell, Cells } from '../components/Cells';
import { Drawing } from '../components/Drawing';
import { Section } from '../components/Section';
import { StatStrip } from '../components/StatStrip';
import { type AboutContent, about } from '../content/companyPages/about.data';
import { ClosingCall } from '../sections/ClosingCall';
import { Measure } from '../sections/Measure';
import { Narrative } from '../sections/Narrative';
import { PageHead } from '../sections/PageHead';

/** Visible area of a drawing that has no entry in `viewBoxes`. */
const viewBox = '28.5 -22 423 284';
const viewBoxes: Readonly<Record<string, string>> = {
  'head-story': '51 -25 423 284',
  'head-leadership': '60 -92 600 403',
  'head-team': '144 -32 432 290',
  'head-careers': '14 -28 452 303.5',
  'head-partners': '17 -26.5 446 299.5',
  'growth-stacks': '-49.5 -17 505 339',
};

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
        media={<Drawing name="statement-move" viewBox="0 0 480 430" />}
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
                  media={<Drawing name={drawing} viewBox={viewBoxes[drawing] ?? viewBox} />}
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
