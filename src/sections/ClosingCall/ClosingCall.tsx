import { useId } from 'react';
import { Badge } from '../../components/Badge';
import { ButtonLink } from '../../components/ButtonLink';
import { Drawing } from '../../components/Drawing';
import { Heading } from '../../components/Heading';
import { Link } from '../../components/Link';
import { Section, type SectionProps } from '../../components/Section';
import { Sheet } from '../../components/Sheet';
import { Text } from '../../components/Text';
import * as css from './ClosingCall.css';

interface CallLink {
  label: string;
  href: string;
}

export interface ClosingCallProps extends Pick<SectionProps, 'ground'> {
  heading: string;
  text: string;
  /** What holds now: "Limited Q1 2025 slots". */
  badge?: string | undefined;
  /** The one action that matters, a second one beside it, and a quieter way on below. */
  actions: { primary: CallLink; secondary?: CallLink | undefined; tertiary?: CallLink | undefined };
  /** Under the actions: what happens next, or what it does not cost. */
  note?: string | undefined;
}

/**
 * The last section of a page (spec 2.3, 2.6): what to do now, above a long section through all four plates, whose ground is
 * the footer's upper edge. It comes directly before the footer, once a page. `ground` is ink unless the section before is.
 */
export function ClosingCall({ heading, text, badge, actions, note, ground = 'ink' }: ClosingCallProps) {
  const id = useId();
  const { primary, secondary, tertiary } = actions;
  return (
    <Section ground={ground} width="full" labelledBy={id}>
      <Sheet>
        <div className={css.call}>
          <div className={css.title}>
            {badge && <Badge live>{badge}</Badge>}
            <Heading level={2} size="title1" id={id}>
              {heading}
            </Heading>
          </div>
          <div className={css.offer}>
            <Text size="lead">{text}</Text>
            <div className={css.actions}>
              <ButtonLink variant="signal" arrow width="full-narrow" href={primary.href}>
                {primary.label}
              </ButtonLink>
              {secondary && (
                <ButtonLink variant="outline" width="full-narrow" href={secondary.href}>
                  {secondary.label}
                </ButtonLink>
              )}
            </div>
            {tertiary && (
              <div className={css.further}>
                <Link variant="arrow" href={tertiary.href}>
                  {tertiary.label}
                </Link>
              </div>
            )}
            {note && <p className={css.note}>{note}</p>}
          </div>
        </div>
      </Sheet>
      <div className={css.cut}>
        <div className={css.drawing}>
          <Drawing name="section" viewBox="0 0 1440 400" />
        </div>
      </div>
    </Section>
  );
}
