import { cva, type VariantProps } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { Container, type ContainerProps } from '../Container';
import type { NativeProps } from '../native';
import { SectionHead, type SectionHeadProps } from '../SectionHead';
import * as css from './Section.css';
import { SectionIndex } from './SectionIndex';

const section = cva(css.section, {
  variants: {
    /** A line above it, from frame line to frame line. The first part below a page's head has that of the head. */
    rule: { true: css.rule },
    /** Colors that only the signal sheet has. */
    surface: { canvas: '', band: '', ink: '', signal: css.signal },
  },
});

export interface SectionProps
  extends Pick<VariantProps<typeof section>, 'rule'>,
    Pick<ContainerProps, 'pad'>,
    Omit<NativeProps<'section'>, keyof SectionHeadProps>,
    Pick<SectionHeadProps, 'lead' | 'aside'> {
  /** Heading of level 2, which names it. */
  heading?: ReactNode;
  /**
   * What it is printed on: paper, a darker band of it, or ink. Alternate them. `signal` is an orange sheet for what happens
   * once on a page, without a signal button in view. Default `canvas`.
   */
  surface?: 'canvas' | 'band' | 'ink' | 'signal';
  /** For links that lead here. */
  id?: string;
  /** Id of the heading that names it, where that stands elsewhere in it. */
  labelledBy?: string;
  /** Hung in the margin beside the title, above it on phones: "1". */
  index?: string | number;
  /** `full` leaves the width to the content, which then places its own Container. Default `container`. */
  width?: 'container' | 'full';
  /** What stands in it, below the heading. */
  children?: ReactNode;
}

/**
 * One part of a page, from edge to edge, between the two frame lines that run the whole page. `pad` says where the
 * section's space goes (both, start, end, none, `opening` below a page's head, or `low`) and `rule` draws a line above it. With `heading` it has a SectionHead.
 * Running text under a heading is a Narrative, cards of one kind are a CardSection.
 */
export function Section({
  surface = 'canvas',
  heading,
  lead,
  aside,
  labelledBy,
  index,
  width = 'container',
  rule,
  pad = 'both',
  children,
  ...native
}: SectionProps) {
  const headingId = useId();
  const name = labelledBy ?? (heading ? headingId : undefined);
  // Without a heading it is no section of the document, only a strip of the page.
  const Part = name ? 'section' : 'div';
  return (
    <Part
      aria-labelledby={name}
      data-surface={surface}
      {...(native as NativeProps<'div'>)}
      className={section({ rule, surface })}
    >
      {width === 'full' ? (
        children
      ) : (
        <Container pad={pad}>
          {index !== undefined && <SectionIndex>{index}</SectionIndex>}
          {heading && <SectionHead id={headingId} heading={heading} lead={lead} aside={aside} />}
          {children}
        </Container>
      )}
    </Part>
  );
}
