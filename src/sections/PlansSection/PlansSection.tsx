import { useId } from 'react';
import { Cell, Cells } from '../../components/Cells';
import { PlanCard, type PlanCardProps } from '../../components/PlanCard';
import { Section, type SectionProps } from '../../components/Section';
import { SectionHead } from '../../components/SectionHead';

export interface PlansSectionProps extends Pick<SectionProps, 'index' | 'surface'> {
  /** Heading of the section, which names it. */
  heading: string;
  /** One or two sentences beside the heading. */
  lead?: string | undefined;
  /** What marks the popular plan: "Most Popular". */
  popular: string;
  /** Where every plan leads. */
  action: PlanCardProps['action'];
  /** Plans from small to large; one of them may be `popular`. */
  plans: readonly (Omit<PlanCardProps, 'popular' | 'action'> & { id: string; popular?: boolean })[];
}

/** Plans side by side (spec 2.6); the popular one stands out by an ink surface, not by its size. */
export function PlansSection({ index, surface = 'band', heading, lead, popular, action, plans }: PlansSectionProps) {
  const id = useId();
  if (plans.length === 0) return null;
  // One plan alone keeps to its half: its scale and button would be as wide as the sheet.
  const columns = plans.length < 3 ? 2 : 3;
  return (
    <Section index={index} surface={surface} labelledBy={id}>
      <SectionHead id={id} title={heading} lead={lead} />
      <Cells as="ul" columns={columns} medium={1}>
        {plans.map(({ id: key, name, price, sla, features, popular: marked }) => (
          <Cell as="li" key={key} pad="none">
            <PlanCard
              name={name}
              price={price}
              sla={sla}
              features={features}
              popular={marked ? popular : undefined}
              action={action}
            />
          </Cell>
        ))}
      </Cells>
    </Section>
  );
}
