import type { Point } from './jobs.data.ts';

/** Timeline milestone (spec 3.2). */
export interface Milestone {
  year: number;
  title: string;
  description: string;
  /** Name of its drawing. */
  drawing: string;
}

/** The milestones of Our Story (spec 2.7). Sample content. */
export const milestones: readonly Milestone[] = [
  {
    year: 2019,
    title: 'The core comes first',
    description: 'We specialize in moving companies to S/4HANA without stopping their plants.',
    drawing: 'milestone-plant',
  },
  {
    year: 2020,
    title: 'First remote cutover',
    description:
      'No one may travel. We run a weekend cutover by phone, everybody from home, and write plans that work without a room.',
    drawing: 'milestone-homes',
  },
  {
    year: 2021,
    title: 'A team in Mumbai',
    description: 'Interfaces on SAP BTP get a team of their own, which builds and monitors them.',
    drawing: 'milestone-gateway',
  },
  {
    year: 2022,
    title: 'Customer experience joins',
    description: 'Sales, service, marketing and commerce on the same records as finance and stock.',
    drawing: 'milestone-records',
  },
  {
    year: 2023,
    title: 'The first agent goes live',
    description: 'It answers one question, “Where is my part?”, names its source, and says so when it does not know.',
    drawing: 'milestone-part',
  },
  {
    year: 2024,
    title: 'First Joule rollouts',
    description:
      'SAP announced its assistant in 2023. We set it up at first clients, connect it to workflows and train the people who use it.',
    drawing: 'milestone-training',
  },
];

/** The values of Our Story (spec 2.7). */
export const values: readonly (Point & { drawing: string })[] = [
  {
    title: 'Keep it running',
    drawing: 'value-running',
    description: 'Every plan starts with what must not stop, and for how long it may.',
  },
  {
    title: 'Say the number',
    drawing: 'value-numbers',
    description: 'We state a price, a date and a risk as numbers, and correct them when they are wrong.',
  },
  {
    title: 'Draw it first',
    drawing: 'value-drawn',
    description:
      'Every landscape and scope is drawn on one sheet before we estimate it. The drawing is part of the contract.',
  },
  {
    title: 'Stay for the first Monday',
    drawing: 'value-monday',
    description: 'Whoever built a system is with the people who use it on its first working day.',
  },
];
