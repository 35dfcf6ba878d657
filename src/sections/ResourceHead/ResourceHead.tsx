import { Heading } from '../../components/Heading';
import { Section } from '../../components/Section';
import { Text } from '../../components/Text';
import * as css from './ResourceHead.css';

export interface ResourceHeadProps {
  /** Name of the area, above the title. */
  crumb?: string | undefined;
  /** The page's h1. A change of page moves focus to it. */
  heading: string;
  /** What the hub holds, in one sentence. */
  lead: string;
}

/** Opens the hub (spec 2.8): low, so that the first records are in view. Pages below it open with PageHead. */
export function ResourceHead({ crumb, heading, lead }: ResourceHeadProps) {
  return (
    <Section pad="none">
      <div className={css.head}>
        {crumb && (
          <div className={css.crumb}>
            <Text size="label">{crumb}</Text>
          </div>
        )}
        <div className={css.title}>
          <Heading level={1} focusable>
            {heading}
          </Heading>
        </div>
        <div className={css.lead}>
          <Text size="lead">{lead}</Text>
        </div>
      </div>
    </Section>
  );
}
