import { Drawing } from '../../components/Drawing';
import { Heading } from '../../components/Heading';
import { IndexNumber } from '../../components/IndexNumber';
import { Link } from '../../components/Link';
import { Section } from '../../components/Section';
import { StickyTabs } from '../../components/StickyTabs';
import { Text } from '../../components/Text';
import * as css from './Topics.css';

export interface TopicsProps {
  /** Accessible name of the navigation: "Industries". */
  navigation: string;
  topics: readonly {
    /** Anchor: "sap-integration". */
    id: string;
    /** Label of the tab and heading. */
    label: string;
    statement: string;
    paragraphs: readonly string[];
    points: readonly { title: string; description: string }[];
    more?: { label: string; href: string } | undefined;
    /** File in `/drawings/`, 480 units wide. */
    drawing?: string;
    /** Height of the drawing in its units. Default 360. */
    height?: number;
    /**
     * Width of the drawing in windows from 1024 px. `wide`: seven twelfths of the page. `full`: the whole page, with
     * the file whose name ends in `-wide`. Default: half.
     */
    width?: 'wide' | 'full';
    /** From 1024 px, stacks the points under the text, beside the drawing. Default: a row below text and drawing. */
    pointsBeside?: boolean;
  }[];
  /** `sequence`: consecutive topics. `catalog`: independent ones, with `full` drawings up to the frame lines. */
  layout: 'sequence' | 'catalog';
  /** Id of the current topic, for stories. Default: the topic at the scroll position. */
  activeId?: string;
}

const fullSizes = { sequence: '0 0 1120 300', catalog: '0 0 1200 330' } as const;

/** Topics of a page with sticky navigation (spec 2.5 and 4). */
export function Topics({ navigation, topics, layout, activeId }: TopicsProps) {
  if (topics.length === 0) return null;
  return (
    <div className={css.topics}>
      <StickyTabs label={navigation} tabs={topics} activeId={activeId} />
      {topics.map(({ id, label, statement, paragraphs, points, more, drawing, height, width, pointsBeside }, i) => {
        const isFullWidth = width === 'full';
        const beside = pointsBeside && points.length > 0;
        const list = (
          <dl className={beside ? css.list : css.strip}>
            {points.map((point) => (
              <div key={point.title} className={beside ? css.entry : css.cell}>
                <dt className={css.term}>{point.title}</dt>
                <dd className={css.description}>{point.description}</dd>
              </div>
            ))}
          </dl>
        );
        // Full-width topics are on ink; the others alternate between canvas and band.
        const isAlternate = topics.slice(0, i).filter((before) => before.width !== 'full').length % 2 === 1;
        // The first topic is above the fold.
        const loading = i === 0 ? 'eager' : 'lazy';
        return (
          <Section
            key={id}
            id={id}
            labelledBy={`${id}-heading`}
            surface={isFullWidth ? 'ink' : isAlternate ? 'band' : 'canvas'}
            pad={points.length > 0 ? 'start' : undefined}
          >
            <div
              className={css.topic}
              data-width={width}
              data-turn={!isFullWidth && isAlternate ? 'other' : undefined}
              data-points={beside ? 'beside' : undefined}
            >
              <div className={css.head}>
                <IndexNumber value={i + 1} size="large" />
                <Heading level={2} id={`${id}-heading`} focusable>
                  {label}
                </Heading>
                <p className={css.statement}>{statement}</p>
              </div>
              {drawing && (
                <div className={css.picture}>
                  <Drawing name={drawing} viewBox={`0 0 480 ${height ?? 360}`} loading={loading} />
                </div>
              )}
              {drawing && isFullWidth && (
                <div className={css.fullWidth[layout]}>
                  <Drawing name={`${drawing}-wide`} viewBox={fullSizes[layout]} loading={loading} />
                </div>
              )}
              <div className={css.text}>
                {paragraphs.map((paragraph) => (
                  <Text key={paragraph} tone="muted">
                    {paragraph}
                  </Text>
                ))}
                {more && (
                  <p>
                    <Link variant="arrow" href={more.href}>
                      {more.label}
                    </Link>
                  </p>
                )}
              </div>
              {beside && list}
            </div>
            {points.length > 0 && !beside && list}
          </Section>
        );
      })}
    </div>
  );
}
