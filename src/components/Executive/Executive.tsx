import { cva, type VariantProps } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { DashList } from '../DashList';
import { Heading } from '../Heading';
import { Link } from '../Link';
import { SpanScale } from '../SpanScale';
import { Text } from '../Text';
import { say, useWords } from '../words';
import * as css from './Executive.css';
import { Profiles } from './Profiles';

const executive = cva(css.executive, { variants: { side: css.side }, defaultVariants: { side: 'start' } });

export interface ExecutiveProps {
  /** Full name, as it is printed. */
  name: string;
  /** What the person does here: "Data architect". */
  role: string;
  /** Years in the trade. */
  experience: number;
  /** Where the scale that the years are drawn on ends: the same for everybody on a page. Default 30. */
  scale?: number;
  /** What the person knows most about. */
  expertise: readonly string[];
  /** One to three sentences about the person. */
  bio: string;
  /** Degree and where it is from. */
  education: string;
  /** What the person did before, the latest first. */
  previousRoles: readonly string[];
  /** How to reach them: a meeting, for example. */
  action?: { label: string; href: string } | undefined;
  /** Social buttons; one without an address is unavailable and says why (docs/decisions/unavailable-controls.md). */
  profiles: readonly { label: string; href?: string }[];
  /** Why a button without an address does nothing. */
  noProfile: string;
  /** A Picture or Monogram, 1 : 1. It adds nothing to the name beside it. */
  media: ReactNode;
  /** Where the portrait stands from 700 px. Every second on a page has it at the `end`. Default `start`. */
  side?: NonNullable<VariantProps<typeof executive>['side']>;
  /** Level of its heading. Default 2. */
  level?: 2 | 3 | 4;
}

/** Somebody who answers for the firm (spec 3.2, executive). A colleague is a TeamMember. */
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
  noProfile,
  media,
  side,
  level = 2,
}: ExecutiveProps) {
  const words = useWords('person');
  const id = useId();
  return (
    <article className={executive({ side })} aria-labelledby={id}>
      <div className={css.plate}>{media}</div>
      <div className={css.words}>
        <div className={css.told}>
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
              <p className={css.figure}>{say(words.years, experience)}</p>
              <SpanScale
                axis={[0, scale]}
                span={experience}
                tick={1}
                marks={[
                  [0, '0'],
                  [scale, say(words.years, scale)],
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
          <Profiles name={name} profiles={profiles} noProfile={noProfile} />
        </div>
      )}
      {action && (
        <div className={css.ways}>
          <Link variant="arrow" href={action.href} context={say(words.with, name)}>
            {action.label}
          </Link>
        </div>
      )}
    </article>
  );
}
