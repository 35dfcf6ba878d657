import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { Cell, Cells } from '../../components/Cells';
import { Drawing } from '../../components/Drawing';
import { Heading } from '../../components/Heading';
import { Section, type SectionProps } from '../../components/Section';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { TitleLink } from '../../components/TitleLink';
import * as css from './ProofIndex.css';

interface Page {
  title: string;
  text: string;
  href: string;
}

export interface ProofIndexProps extends Pick<SectionProps, 'index' | 'surface'> {
  /** Heading of the section, which names it. */
  heading: string;
  /** One or two sentences beside the heading. */
  lead?: string | undefined;
  /** A record that shows it done; `drawing` is a file in `/drawings/` of 480 × 300. */
  proof: Page & { drawing: string };
  /** Pages to go on to, with what each is about. */
  pages: readonly Page[];
  /** What these pages are, in a few words above them. Default "Related services". */
  pagesLabel?: string;
  /** From 700 px the proof's drawing stands at the `start` of its words (default) or at their `end`. */
  variant?: 'start' | 'end';
}

/** Where to read on about an offer: a record that proves it, drawn, and below it a row of related pages. Pages alone are a SiteIndex. */
export function ProofIndex({
  index,
  heading,
  lead,
  proof,
  pages,
  pagesLabel = 'Related services',
  surface = 'band',
  variant = 'start',
}: ProofIndexProps) {
  const id = useId();
  return (
    <Section surface={surface} pad="start" index={index} heading={heading} lead={lead}>
      <Cells columns={1} medium={1} lines="start">
        <Cell pad="none">
          <article className={cx(css.proof, css.side[variant])}>
            <div className={css.picture}>
              <div className={css.drawing}>
                <Drawing name={proof.drawing} viewBox="0 0 480 300" />
              </div>
            </div>
            <div className={css.words}>
              <Heading level={3} size="title2">
                <TitleLink href={proof.href}>{proof.title}</TitleLink>
              </Heading>
              <Text size="lead">{proof.text}</Text>
            </div>
          </article>
        </Cell>
      </Cells>
      <div className={css.label}>
        <Text id={id} size="label" tone="muted">
          {pagesLabel}
        </Text>
      </div>
      <Cells as="ul" columns={Math.min(3, pages.length) as 1 | 2 | 3} medium={1} lines="start" aria-labelledby={id}>
        {pages.map((page) => (
          <Cell as="li" key={page.href}>
            <Stack gap="12">
              <Heading level={3} size="title4">
                <TitleLink href={page.href}>{page.title}</TitleLink>
              </Heading>
              <Text size="small" tone="muted">
                {page.text}
              </Text>
            </Stack>
          </Cell>
        ))}
      </Cells>
    </Section>
  );
}
