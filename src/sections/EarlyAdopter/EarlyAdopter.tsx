import { ButtonLink } from '../../components/ButtonLink';
import { Heading } from '../../components/Heading';
import { Section, type SectionProps } from '../../components/Section';
import { Stat } from '../../components/Stat';
import * as css from './EarlyAdopter.css';

export interface EarlyAdopterProps extends Pick<SectionProps, 'index' | 'surface'> {
  heading: string;
  lead?: string;
  /** Offer and number of places. */
  offer: {
    value: string;
    label: string;
    /** Number of places, drawn as one square each. */
    places: number;
    /** Number of places as text. */
    text: string;
  };
  advantages: readonly { title: string; text: string }[];
  action: { label: string; href: string };
}

/** Program for early adopters with its places and advantages (spec 2.6, Joule; offer in spec 9.5). */
export function EarlyAdopter({
  index,
  surface = 'canvas',
  heading,
  lead,
  offer,
  advantages,
  action,
}: EarlyAdopterProps) {
  const rows = Math.ceil(offer.places / 5);
  const squares = Array.from(
    { length: offer.places },
    (_, i) => `M${(i % 5) * 24 + 1} ${Math.floor(i / 5) * 24 + 1}h18v18h-18z`,
  );
  return (
    <Section index={index} surface={surface} pad="start" heading={heading} lead={lead}>
      <div className={css.program}>
        <div className={css.offer}>
          <svg
            className={css.places}
            viewBox={`0 0 116 ${rows * 24 - 4}`}
            width="116"
            height={rows * 24 - 4}
            aria-hidden="true"
          >
            <path className={css.place} d={squares.join('')} />
            <circle className={css.ring} cx="10" cy="10" r="6.5" />
            <circle className={css.dot} cx="10" cy="10" r="3.5" />
          </svg>
          <div className={css.details}>
            <Stat value={offer.value} label={offer.label} />
            <p className={css.condition}>{offer.text}</p>
            <div className={css.action}>
              <ButtonLink
                variant="outline"
                width="full-narrow"
                arrow
                href={action.href}
                context={`with the ${heading}`}
              >
                {action.label}
              </ButtonLink>
            </div>
          </div>
        </div>
        <ul className={css.advantages}>
          {advantages.map(({ title, text }) => (
            <li key={title} className={css.advantage}>
              <Heading level={3}>{title}</Heading>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
