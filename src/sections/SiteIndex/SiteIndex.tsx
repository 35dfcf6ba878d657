import { useId } from 'react';
import { Card } from '../../components/Card';
import { Cell, Cells } from '../../components/Cells';
import { Drawing } from '../../components/Drawing';
import { Heading } from '../../components/Heading';
import { Section, type SectionProps } from '../../components/Section';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { TitleLink } from '../../components/TitleLink';
import { ListHead } from '../ListHead';
import { SplitSection } from '../SplitSection';
import * as css from './SiteIndex.css';

export interface SiteIndexProps extends Pick<SectionProps, 'surface' | 'index'> {
  heading: string;
  lead?: string;
  /** Pages with descriptions. Those with a `drawing` (a file in `/drawings/` of 480 × 300) come first. */
  pages: readonly {
    title: string;
    text?: string;
    /** Line above the title, with kind and date. */
    note?: string;
    href: string;
    drawing?: string;
    /** Visible area of the drawing, if it has another size. */
    viewBox?: string;
    /** Drawing of the record, shown above the text. A section with records but no `index` has a compact head. */
    record?: string;
  }[];
  /**
   * `start` places the heading in the first third in windows from 1024 px, and leaves out pages with a `drawing`.
   * Default `top`.
   */
  headingPosition?: 'top' | 'start';
}

/** Links to other pages in cells: the main areas on the 404 page, and related pages elsewhere. */
export function SiteIndex({ index, heading, lead, pages, surface = 'band', headingPosition = 'top' }: SiteIndexProps) {
  const id = useId();
  if (pages.length === 0) return null;
  const withDrawing = pages.filter(({ drawing }) => drawing);
  const rest = pages.filter(({ drawing }) => !drawing);
  const isRecords = rest.some(({ record }) => record);
  // Complete rows if possible; five are shown as two above three.
  const five = rest.length === 5 && headingPosition === 'top';
  const pairs = rest.length % 3 === 1 && rest.length % 2 === 0;
  const columns =
    headingPosition === 'start'
      ? 2
      : five
        ? '2 + 3'
        : !pairs && (rest.length % 3 === 0 || rest.length > 4)
          ? 3
          : rest.length > 1
            ? 2
            : 1;
  const list = rest.length > 0 && (
    <Cells as="ul" columns={columns} medium={five ? '2 + 3' : columns === 1 || isRecords ? 1 : 2} fill={!isRecords}>
      {rest.map(({ title, text, note, href, record }) => (
        <Cell as="li" key={href} pad={headingPosition === 'start' ? 'row' : 'inset'}>
          <div className={record && css.record}>
            {record && <Drawing name={record} viewBox="26 18 428 264" />}
            <Stack gap="12">
              {note && <Text size="small">{note}</Text>}
              <Heading level={3} size={record && columns === 2 ? 'title3' : 'title4'}>
                <TitleLink href={href}>{title}</TitleLink>
              </Heading>
              {text && (
                <div className={headingPosition === 'start' ? css.about : undefined}>
                  <Text size="small" tone="muted">
                    {text}
                  </Text>
                </div>
              )}
            </Stack>
          </div>
        </Cell>
      ))}
    </Cells>
  );
  if (headingPosition === 'start')
    return (
      <SplitSection surface={surface} index={index} heading={heading} lead={lead}>
        {list}
      </SplitSection>
    );
  // Related records after a text have a compact head.
  if (isRecords && index === undefined)
    return (
      <Section surface={surface} pad="none" labelledBy={id}>
        <ListHead id={id} heading={heading} lead={lead} />
        {list}
      </Section>
    );
  return (
    <Section surface={surface} index={index} pad="start" heading={heading} lead={lead}>
      {withDrawing.length > 0 && (
        <Cells as="ul" columns={withDrawing.length === 1 ? 1 : 2} medium={1} lines={rest.length > 0 ? 'start' : 'both'}>
          {withDrawing.map(({ title, text, href, drawing = '', viewBox = '0 0 480 300' }) => (
            <Cell as="li" key={href} pad="none">
              <Card
                row={withDrawing.length === 1 ? 'wide' : 'medium'}
                heading={title}
                text={text}
                href={href}
                media={<Drawing name={drawing} viewBox={viewBox} />}
              />
            </Cell>
          ))}
        </Cells>
      )}
      {list}
    </Section>
  );
}
