import { type ReactNode, useId } from 'react';
import { Badge } from '../../components/Badge';
import { ButtonLink } from '../../components/ButtonLink';
import { Container } from '../../components/Container';
import { Drawing } from '../../components/Drawing';
import { Heading } from '../../components/Heading';
import { Link } from '../../components/Link';
import { Section, SectionIndex, type SectionProps } from '../../components/Section';
import { Text } from '../../components/Text';
import * as css from './ClosingCall.css';

interface CallLink {
  label: string;
  href: string;
}

export interface ClosingCallProps extends Pick<SectionProps, 'surface' | 'index'> {
  /** Heading of the section, which names it. */
  heading: string;
  /** Why to act, in one or two sentences. */
  text: string;
  /** What holds now: "Limited Q1 2025 slots". */
  badge?: string;
  /** The one action that matters, and one or two quieter ways on. */
  actions: { primary: CallLink; secondary?: CallLink; tertiary?: CallLink };
  /** Under the actions: what happens next, or what it does not cost. */
  note?: string;
  /** Between the call and the drawing: figures that close the page. */
  children?: ReactNode;
  /** Name of the section through all four plates in which `floor` is lit: `section-1a` to `section-4p`, or with one thing large on that floor: `section-4-desks-a`. Default the first of its floor. */
  drawing?: string;
  /** Where the page's subject lies: 1 core, 2 integration, 3 intelligence, 4 experience. That floor is higher. Default 4. */
  floor?: 1 | 2 | 3 | 4;
  /**
   * `low` on a page whose own part, down to here, is less than 2,500 px high in a window of 1280, or its end is half of it:
   * of the drawing the lit floor with one other. Default `tall`.
   */
  size?: 'tall' | 'low';
}

/** What is shown of the drawing: the floors, and its other parts, which reach below the ground. */
function shown(low: boolean, floor: 1 | 2 | 3 | 4) {
  const { width, height, ground: whole, foot } = css.paper;
  const { top, ground } = low ? css.storeys[floor] : { top: 0, ground: whole };
  const of = (high: number) => `0 ${top} ${width} ${high}`;
  return {
    cut: low ? (floor < 3 ? ('lower' as const) : ('upper' as const)) : ('whole' as const),
    floors: of(low ? ground - top + (floor < 3 ? 0 : css.breakFoot) : height),
    others: of(ground - top + foot),
  };
}

/**
 * The last section of a page (spec 2.3, 2.6): what to do now, above a long section through all four plates, whose ground is
 * the footer's upper edge. It comes once a page, at its end; a short page says `size="low"`. `surface` is ink unless the section before is.
 */
export function ClosingCall({
  index,
  heading,
  text,
  badge,
  actions,
  note,
  children,
  floor = 4,
  drawing: section = `section-${floor}a`,
  size = 'tall',
  surface = 'ink',
}: ClosingCallProps) {
  const id = useId();
  const low = size === 'low';
  const { cut, floors, others } = shown(low, floor);
  // The upper floors alone have a file that ends below their slab: `upper-4a`.
  const drawing = cut === 'upper' ? section.replace('section', 'upper') : section;
  const balloons = `0 0 ${css.paper.width} ${css.balloons}`;
  const place = cut === 'lower' ? css.under : css.over;
  const { primary, secondary, tertiary } = actions;
  // Two stand in a row.
  const quieter = secondary && (
    <Link variant="arrow" href={secondary.href}>
      {secondary.label}
    </Link>
  );
  return (
    <Section surface={surface} width="full" labelledBy={id}>
      <Container pad={low ? 'near' : 'start'}>
        {index !== undefined && <SectionIndex beside={badge ? 'badge' : 'title2'}>{index}</SectionIndex>}
        <div className={css.call}>
          <div className={css.title}>
            {badge && (
              <div className={css.badge}>
                <Badge live>{badge}</Badge>
              </div>
            )}
            <Heading level={2} size="title2" id={id}>
              {heading}
            </Heading>
          </div>
          <Text size="lead">{text}</Text>
          <div>
            <div className={css.actions}>
              <ButtonLink variant="signal" arrow width="full-narrow" href={primary.href}>
                {primary.label}
              </ButtonLink>
              {!tertiary && quieter}
            </div>
            {tertiary && (
              <div className={css.further}>
                {quieter}
                <Link variant="arrow" href={tertiary.href}>
                  {tertiary.label}
                </Link>
              </div>
            )}
            {note && <p className={css.note}>{note}</p>}
          </div>
        </div>
        {children && <div className={css.figures}>{children}</div>}
      </Container>
      <div className={css.cuts[cut]}>
        <div className={`${css.drawing} ${css.foot[cut]}`}>
          {cut === 'lower' && (
            <>
              <div className={css.over}>
                <Drawing name={drawing} viewBox={balloons} />
              </div>
              <Drawing name={drawing} part="names" viewBox={balloons} />
            </>
          )}
          <div className={place}>
            <Drawing name={drawing} viewBox={floors} />
          </div>
          <div className={place}>
            <Drawing name={drawing} part="live" viewBox={others} />
          </div>
          <div className={place}>
            <Drawing name={drawing} part="names" viewBox={others} />
          </div>
        </div>
      </div>
    </Section>
  );
}
