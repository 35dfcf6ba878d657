import { Card } from '../components/Card';
import { Cell, Cells } from '../components/Cells';
import { Drawing } from '../components/Drawing';
import { Section } from '../components/Section';
import { type StubPageContent, stubPages } from '../content/stubPages';
import { Benefits } from '../sections/Benefits';
import { ClosingCall } from '../sections/ClosingCall';
import { MeasuredFigures } from '../sections/MeasuredFigures';
import { PageHead } from '../sections/PageHead';
import { ProofIndex } from '../sections/ProofIndex';
import { SiteIndex } from '../sections/SiteIndex';

const whole = { name: 'hero-phone', viewBox: '0 0 350 470' };
const cover = { layout: 'cover', surface: 'band' } as const;
const detail = { layout: 'detail' } as const;
const call = { primary: { label: 'Free Strategy Call', href: '/contact' } };

/** How offers are composed, in turn. */
const compositions = [
  { does: { surface: 'ink', columns: 3 }, next: { surface: 'band', variant: 'start' }, end: 'ink' },
  { does: { surface: 'ink', columns: '1 | 2' }, next: { surface: 'canvas', variant: 'end' }, end: 'band' },
  { does: { surface: 'band', columns: '2 | 1' }, next: { surface: 'canvas', variant: 'start' }, end: 'ink' },
  { does: { surface: 'ink', columns: '2 | 1' }, next: { surface: 'band', variant: 'end' }, end: 'canvas' },
  { does: { surface: 'ink', columns: 3 }, next: { surface: 'canvas', variant: 'start' }, end: 'band' },
  { does: { surface: 'ink', columns: '1 | 2' }, next: { surface: 'canvas', variant: 'end' }, end: 'ink' },
] as const;

export interface StubPageProps {
  /** The stub's address. */
  path?: string;
  /** Default: the stub at that address. */
  content?: StubPageContent | undefined;
}

/**
 * A heading, one sentence and a way on (spec 2.1, "Stub pages"); where its record has them, three things that the firm does
 * there, what they start at, and where to read on. A cover with its title alone where the record says so.
 */
export function StubPage({ path = '', content = stubPages[path] }: StubPageProps) {
  if (!content) throw new Error(`There is no stub at ${path}`);
  const {
    heading,
    lead,
    trail,
    sheet,
    drawing,
    titleOnly,
    nearby = [],
    does,
    cost,
    next,
    closing,
    place = 0,
  } = content;
  const composition = compositions[place % compositions.length] ?? compositions[0];

  return (
    <>
      <PageHead
        heading={heading}
        lead={titleOnly ? undefined : lead}
        trail={trail}
        sheet={sheet}
        actions={content.actions ?? call}
        drawing={drawing ? { ...(titleOnly ? cover : detail), ...drawing } : whole}
      />
      {cost && <MeasuredFigures {...cost} />}
      {does && !does.drawing && (
        <Section index={1} pad="start" heading={does.heading} lead={does.lead}>
          <Cells as="ul" columns={3} medium={1}>
            {does.points.map(({ title, description, drawing = '' }) => (
              <Cell as="li" key={title} pad="none">
                <Card
                  row="medium"
                  heading={title}
                  text={description}
                  media={<Drawing name={drawing} viewBox="0 0 480 190" />}
                />
              </Cell>
            ))}
          </Cells>
        </Section>
      )}
      {does?.drawing && (
        <Benefits
          index={1}
          heading={does.heading}
          lead={does.lead}
          row={does.row}
          benefits={does.points.map((point, at) => ({ ...point, drawing: does.drawing, part: `step-${at + 1}` }))}
          {...composition.does}
        />
      )}
      {next?.proof ? (
        <ProofIndex index={2} {...composition.next} {...next} proof={next.proof} />
      ) : (
        <SiteIndex
          {...(next ? { index: 2, ...next } : { heading: 'In the same area', pages: titleOnly ? [] : nearby })}
        />
      )}
      {closing && <ClosingCall index={next ? 3 : undefined} size="low" surface={composition.end} {...closing} />}
    </>
  );
}
