export { PlansSection, type PlansSectionProps } from './PlansSection';
