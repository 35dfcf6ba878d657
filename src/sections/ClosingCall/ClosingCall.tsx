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
  heading: string;
  text: string;
  /** Current status: "Limited Q1 2025 slots". */
  badge?: string;
  /** Main action, and up to two links. */
  actions: { primary: CallLink; secondary?: CallLink; tertiary?: CallLink };
  /** Note under the actions, such as the next step or the cost. */
  note?: string;
  /** Figures between the text and the drawing. */
  children?: ReactNode;
  /**
   * Name of the drawing: `section-1a` to `section-4p`, or one with a large detail, such as `section-4-desks-a`.
   * Default: the drawing `a` of the highlighted floor.
   */
  drawing?: string;
  /** Highlighted floor: 1 core, 2 integration, 3 intelligence, 4 experience. It is twice as high. Default 4. */
  floor?: 1 | 2 | 3 | 4;
  /** `low` shows two floors. Use it if the page above is less than 2,500 px high at 1280 px width. Default `tall`. */
  size?: 'tall' | 'low';
}

/** Returns the crop of the drawing: its name, and the view boxes of the floors and of the overlays. */
function visibleFloors(low: boolean, floor: 1 | 2 | 3 | 4) {
  const { width, height, ground: whole, foot } = css.drawingSize;
  const { top, ground } = low ? css.floorRanges[floor] : { top: 0, ground: whole };
  const viewBoxOf = (high: number) => `0 ${top} ${width} ${high}`;
  return {
    cut: low ? (floor < 3 ? ('lower' as const) : ('upper' as const)) : ('whole' as const),
    floors: viewBoxOf(low ? ground - top + (floor < 3 ? 0 : css.breakFoot) : height),
    others: viewBoxOf(ground - top + foot),
  };
}

/**
 * Last section of a page: a call to action above a drawing that meets the footer (spec 2.3, 2.6). Use it once per page,
 * with `ink` unless the previous section is also `ink`.
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
  const { cut, floors, others } = visibleFloors(low, floor);
  // The upper floors alone have separate files: `upper-4a`.
  const drawing = cut === 'upper' ? section.replace('section', 'upper') : section;
  const balloons = `0 0 ${css.drawingSize.width} ${css.balloons}`;
  const position = cut === 'lower' ? css.overlayBelowBalloons : css.overlay;
  const { primary, secondary, tertiary } = actions;
  // If there is a tertiary link, it shares a row with the secondary link.
  const secondaryLink = secondary && (
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
                <Badge dot>{badge}</Badge>
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
              {!tertiary && secondaryLink}
            </div>
            {tertiary && (
              <div className={css.further}>
                {secondaryLink}
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
              <div className={css.overlay}>
                <Drawing name={drawing} viewBox={balloons} />
              </div>
              <Drawing name={drawing} part="names" viewBox={balloons} />
            </>
          )}
          <div className={position}>
            <Drawing name={drawing} viewBox={floors} />
          </div>
          <div className={position}>
            <Drawing name={drawing} part="live" viewBox={others} />
          </div>
          <div className={position}>
            <Drawing name={drawing} part="names" viewBox={others} />
          </div>
        </div>
      </div>
    </Section>
  );
}
