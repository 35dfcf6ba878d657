import { Breadcrumb, type BreadcrumbProps } from '../../components/Breadcrumb';
import { ButtonLink } from '../../components/ButtonLink';
import { Drawing } from '../../components/Drawing';
import { Heading } from '../../components/Heading';
import { Link } from '../../components/Link';
import { Section } from '../../components/Section';
import { StatStrip, type StatStripProps } from '../../components/StatStrip';
import { Text } from '../../components/Text';
import { Trail } from '../PageHead';
import * as css from './ServiceHero.css';

export interface ServiceHeroProps {
  /** The page's h1, which takes focus after navigation. */
  heading: string;
  lead: string;
  /** From the home page to this page. */
  trail: BreadcrumbProps['trail'];
  actions: { primary: { label: string; href: string }; secondary?: { label: string; href: string } | undefined };
  /** Two to four figures: timeline, starting price, clients. */
  facts: StatStripProps['stats'];
  /** File in `/drawings/`, 760 × 640. */
  drawing: string;
}

const paper = '0 0 760 640';

/** Head of a service page with its drawing and a strip of figures (spec 2.6). Other pages use PageHead. */
export function ServiceHero({ heading, lead, trail, actions, facts, drawing }: ServiceHeroProps) {
  const { primary, secondary } = actions;
  return (
    <>
      <Section pad="none">
        <div className={css.hero}>
          <div className={css.text}>
            <Trail>
              <Breadcrumb trail={trail} />
            </Trail>
            <div className={css.title}>
              <Heading level={1} focusable>
                {heading}
              </Heading>
            </div>
            <div className={css.lead}>
              <Text size="lead">{lead}</Text>
            </div>
            <div className={css.actions}>
              <ButtonLink variant="signal" arrow width="full-narrow" href={primary.href}>
                {primary.label}
              </ButtonLink>
              {secondary && (
                <Link variant="arrow" href={secondary.href}>
                  {secondary.label}
                </Link>
              )}
            </div>
          </div>
          <div className={css.picture}>
            <Drawing name={drawing} viewBox={paper} loading="eager" />
            <div className={css.names}>
              <Drawing name={drawing} part="names" viewBox={paper} loading="eager" />
            </div>
            <div className={css.namesSmall}>
              <Drawing name={drawing} part="names-small" viewBox={paper} loading="eager" />
            </div>
          </div>
        </div>
      </Section>
      {facts.length > 0 && (
        <Section surface="ink" pad="none">
          <StatStrip stats={facts} />
        </Section>
      )}
    </>
  );
}
