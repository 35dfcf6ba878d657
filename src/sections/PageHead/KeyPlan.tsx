import { Drawing } from '../../components/Drawing';

export interface KeyPlanProps {
  /** The plates that light, from the lowest up. */
  lit: readonly ('core' | 'bus' | 'ai' | 'cx')[];
}

/** The four plates, small, with those lit that the page is about. */
export function KeyPlan({ lit }: KeyPlanProps) {
  return <Drawing name={`key-plan-${lit.join('-')}`} viewBox="0 0 121 136" fit="contain" />;
}
