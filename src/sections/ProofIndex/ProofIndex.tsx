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
  /** From 1024 px the proof is at the `start` of the pages (default), at their `end`, or `above` them, across the sheet. */
  variant?: 'start' | 'end' | 'above';
}

/** Where to read on about an offer: a record that proves it, drawn, and beside it related pages. Pages alone are a SiteIndex. */
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
  const across = variant === 'above';
  const proven = (
    <Cell key="proof" pad="none">
      <article className={cx(css.proof, css.direction[across ? 'across' : 'down'])}>
        <div className={css.picture}>
          <div className={css.drawing}>
            <Drawing name={proof.drawing} viewBox="0 0 480 300" />
          </div>
        </div>
        <div className={css.words}>
          <Heading level={3} size={across ? 'title3' : 'title4'}>
            <TitleLink href={proof.href}>{proof.title}</TitleLink>
          </Heading>
          <Text size={across ? 'lead' : undefined} tone="muted">
            {proof.text}
          </Text>
        </div>
      </article>
    </Cell>
  );
  const label = (
    <div className={cx(css.label, across && css.below)}>
      <Text id={id} size="label" tone="muted">
        {pagesLabel}
      </Text>
    </div>
  );
  const list = (
    <Cells as="ul" columns={across ? 3 : 1} medium={1} lines="start" aria-labelledby={id}>
      {pages.map((page) => (
        <Cell as="li" key={page.href}>
          <Stack gap="12">
            <Heading level={3} size="title4">
              <TitleLink href={page.href}>{page.title}</TitleLink>
            </Heading>
            <Text size={across ? 'small' : undefined} tone="muted">
              {page.text}
            </Text>
          </Stack>
        </Cell>
      ))}
    </Cells>
  );
  const parts = [
    proven,
    <Cell key="pages" pad="none">
      <div className={css.list}>
        {label}
        {list}
      </div>
    </Cell>,
  ];
  return (
    <Section surface={surface} pad="start" index={index} heading={heading} lead={lead}>
      {across ? (
        <>
          <Cells columns={1} medium={1} lines="start">
            {proven}
          </Cells>
          {label}
          {list}
        </>
      ) : (
        <Cells columns={variant === 'end' ? '7 / 5' : '5 / 7'} medium={1} lines="start">
          {variant === 'end' ? parts.toReversed() : parts}
        </Cells>
      )}
    </Section>
  );
}
