import { Drawing } from '../../components/Drawing';
import { Section, type SectionProps } from '../../components/Section';
import { ServiceCard, type ServiceCardProps } from '../../components/ServiceCard';
import * as css from './ServiceList.css';

export interface ServiceListProps extends Pick<SectionProps, 'index' | 'surface'> {
  heading: string;
  lead?: string;
  /** `link` is the URL of the service's page. */
  services: readonly (Omit<ServiceCardProps, 'heading' | 'text' | 'index' | 'axis' | 'media' | 'action'> & {
    id: string;
    title: string;
    description: string;
    /** Drawing of the service's page, 760 × 640. */
    drawing: string;
    link: string;
  })[];
  /** Label of all links: "Learn More". */
  more: string;
}

/** All services, one per row, with timelines on one axis (spec 2.4). */
export function ServiceList({ index, surface = 'canvas', heading, lead, services, more }: ServiceListProps) {
  if (services.length === 0) return null;
  return (
    <Section index={index} surface={surface} pad="start" heading={heading} lead={lead}>
      <ul className={css.list}>
        {services.map(({ id: key, title, description, features, metrics, drawing, link }, place) => (
          <li key={key} className={css.row}>
            <ServiceCard
              index={place + 1}
              heading={title}
              text={description}
              features={features}
              metrics={metrics}
              media={<Drawing name={drawing} viewBox="40 46 700 560" />}
              action={{ label: more, href: link }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
