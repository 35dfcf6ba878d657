import { cva, type VariantProps } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { DashList } from '../DashList';
import { Heading } from '../Heading';
import { Link } from '../Link';
import { SpanScale } from '../SpanScale';
import { Text } from '../Text';
import { formatMessage, useWords } from '../words';
import * as css from './Executive.css';
import { Profiles } from './Profiles';

const executive = cva(css.executive, { variants: { side: css.side }, defaultVariants: { side: 'start' } });

export interface ExecutiveProps {
  name: string;
  role: string;
  /** Years of professional experience. */
  experience: number;
  /** End of the scale, in years. Use one value for all executives on a page. Default 30. */
  scale?: number;
  expertise: readonly string[];
  bio: string;
  /** Degrees: "BS Industrial Engineering, MBA". */
  education: string;
  previousRoles: readonly string[];
  /** Link for contacting the person, for example to book a meeting. */
  action?: { label: string; href: string } | undefined;
  /** Social profiles. Without `href`, a profile is shown as unavailable (docs/decisions/unavailable-controls.md). */
  profiles: readonly { label: string; href?: string }[];
  /** Reason why a profile has no address. */
  profileUnavailable: string;
  /** Decorative Picture or Monogram, 1 : 1. */
  media: ReactNode;
  /** Side of the portrait in windows from 700 px. Alternate between the sides on a page. Default `start`. */
  side?: NonNullable<VariantProps<typeof executive>['side']>;
  level?: 2 | 3 | 4;
}

/** Member of the executive team, with biography and contact (spec 3.2, executive). For colleagues, use TeamMember. */
export function Executive({
  name,
  role,
  experience,
  scale = 30,
  expertise,
  bio,
  education,
  previousRoles,
  action,
  profiles,
  profileUnavailable,
  media,
  side,
  level = 2,
}: ExecutiveProps) {
  const words = useWords('person');
  const id = useId();
  return (
    <article className={executive({ side })} aria-labelledby={id}>
      <div className={css.portrait}>{media}</div>
      <div className={css.text}>
        <div className={css.details}>
          <div className={css.head}>
            <Heading level={level} size="title2" id={id}>
              {name}
            </Heading>
            <Text size="lead">{role}</Text>
          </div>
          <p className={css.bio}>{bio}</p>
        </div>
        <dl className={css.facts}>
          <div className={css.fact}>
            <dt className={css.term}>{words.experience}</dt>
            <dd>
              <p className={css.figure}>{formatMessage(words.years, experience)}</p>
              <SpanScale
                axis={[0, scale]}
                span={experience}
                tick={1}
                marks={[
                  [0, '0'],
                  [scale, formatMessage(words.years, scale)],
                ]}
              />
            </dd>
          </div>
          <div className={css.fact}>
            <dt className={css.term}>{words.education}</dt>
            <dd className={css.value}>{education}</dd>
          </div>
          <div className={css.fact}>
            <dt className={css.term}>{words.expertise}</dt>
            <dd>
              <DashList items={expertise} />
            </dd>
          </div>
          <div className={css.fact}>
            <dt className={css.term}>{words.roles}</dt>
            <dd>
              <DashList items={previousRoles} />
            </dd>
          </div>
        </dl>
      </div>
      {profiles.length > 0 && (
        <div className={css.profiles}>
          <Profiles name={name} profiles={profiles} profileUnavailable={profileUnavailable} />
        </div>
      )}
      {action && (
        <div className={css.contact}>
          <Link variant="arrow" href={action.href} context={formatMessage(words.with, name)}>
            {action.label}
          </Link>
        </div>
      )}
    </article>
  );
}
