import { useId } from 'react';
import { ApplicationCard } from '../../components/ApplicationCard';
import { Cell, Cells } from '../../components/Cells';
import { Section, type SectionProps } from '../../components/Section';
import { SectionHead } from '../../components/SectionHead';

export interface ApplicationsProps extends Pick<SectionProps, 'index' | 'surface'> {
  /** Heading of the section, which names it. */
  heading: string;
  /** One or two sentences beside the heading. */
  lead?: string | undefined;
  /** Before each metric: "Judged by". */
  metricLabel: string;
  /** Uses of the service, each with its figure. */
  applications: readonly {
    id: string;
    title: string;
    description: string;
    metric: string;
    drawing?: string | undefined;
  }[];
}

/** Real uses of a service with the figure that each is judged by (spec 2.6). With example questions they are Scenarios. */
export function Applications({
  index,
  surface = 'canvas',
  heading,
  lead,
  metricLabel,
  applications,
}: ApplicationsProps) {
  const id = useId();
  if (applications.length === 0) return null;
  return (
    <Section index={index} surface={surface} labelledBy={id}>
      <SectionHead id={id} title={heading} lead={lead} />
      <Cells as="ul">
        {applications.map(({ id: key, title, description, metric, drawing }) => (
          <Cell as="li" key={key}>
            <ApplicationCard
              title={title}
              description={description}
              drawing={drawing}
              metric={{ label: metricLabel, text: metric }}
            />
          </Cell>
        ))}
      </Cells>
    </Section>
  );
}
