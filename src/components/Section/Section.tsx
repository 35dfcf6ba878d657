import { cva, type VariantProps } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { Container, type ContainerProps } from '../Container';
import type { NativeProps } from '../native';
import { SectionHead, type SectionHeadProps } from '../SectionHead';
import * as css from './Section.css';
import { SectionIndex } from './SectionIndex';

const section = cva(css.section, {
  variants: {
    /** Line at the top, between the frame lines. Omit it for the first section, because the page's head has one. */
    rule: { true: css.rule },
    surface: { canvas: '', band: '', ink: '', signal: css.signal },
  },
});

export interface SectionProps
  extends Pick<VariantProps<typeof section>, 'rule'>,
    Pick<ContainerProps, 'pad'>,
    Omit<NativeProps<'section'>, keyof SectionHeadProps>,
    Pick<SectionHeadProps, 'lead' | 'aside'> {
  /** Heading of level 2, which also labels the section. */
  heading?: ReactNode;
  /**
   * Background; alternate `canvas`, `band` and `ink`. Use `signal` for at most one section of a page, away from signal
   * buttons. Default `canvas`.
   */
  surface?: 'canvas' | 'band' | 'ink' | 'signal';
  id?: string;
  /** Id of the heading, if it is part of the children. */
  labelledBy?: string;
  /** Number beside the heading, or above the heading on phones: "1". */
  index?: string | number;
  /** `full` for content with its own Container. Default `container`. */
  width?: 'container' | 'full';
  children?: ReactNode;
}

/**
 * Section of a page: a full-width background with its content between the frame lines. `pad` sets the vertical padding
 * as in Container (default `both`), `rule` adds a line at the top, and `heading` adds a SectionHead. For running text
 * with a heading, use Narrative; for cards of one kind, CardSection.
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
  // A `section` element needs an accessible name.
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
