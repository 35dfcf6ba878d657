import { useId } from 'react';
import { ApplicationCard } from '../../components/ApplicationCard';
import { Cell, Cells } from '../../components/Cells';
import { Section, type SectionProps } from '../../components/Section';
import { SectionHead } from '../../components/SectionHead';

export interface ScenariosProps extends Pick<SectionProps, 'index' | 'surface'> {
  /** Heading of the section, which names it. */
  heading: string;
  /** One or two sentences beside the heading. */
  lead?: string | undefined;
  /** Before each question: "Somebody asks". */
  promptLabel: string;
  /** Says what the metrics are: "Result". */
  metricLabel: string;
  /** Uses with their question, what the assistant does and the figure it is judged by. */
  scenarios: readonly { id: string; title: string; prompt?: string; description: string; metric: string }[];
}

/** Uses of an assistant, each with the question that starts it (spec 2.6). Without questions they are Applications. */
export function Scenarios({
  index,
  surface = 'canvas',
  heading,
  lead,
  promptLabel,
  metricLabel,
  scenarios,
}: ScenariosProps) {
  const id = useId();
  if (scenarios.length === 0) return null;
  return (
    <Section index={index} surface={surface} labelledBy={id}>
      <SectionHead id={id} title={heading} lead={lead} />
      <Cells as="ul">
        {scenarios.map(({ id: key, title, prompt, description, metric }) => (
          <Cell as="li" key={key}>
            <ApplicationCard
              title={title}
              description={description}
              prompt={prompt === undefined ? undefined : { label: promptLabel, text: prompt }}
              metric={{ label: metricLabel, text: metric }}
            />
          </Cell>
        ))}
      </Cells>
    </Section>
  );
}
