import type { IconName } from './icons.ts';
import type { Point } from './jobs.ts';

/** Timeline milestone (spec section 3). */
export interface Milestone {
  year: number;
  title: string;
  description: string;
  icon: IconName;
}

/** The six milestones of Our Story (spec 2.7). Sample content. */
export const milestones: readonly Milestone[] = [
  {
    year: 2019,
    title: 'The core comes first',
    description:
      'We stop taking every SAP job that is offered and choose one: moving the core to S/4HANA without stopping the plants.',
    icon: 'core',
  },
  {
    year: 2020,
    title: 'A cutover from eleven kitchens',
    description:
      'No one may travel. We run a weekend cutover over the phone, and learn to write plans that work without a room.',
    icon: 'office',
  },
  {
    year: 2021,
    title: 'Integration becomes a desk',
    description: 'Interfaces had been everyone’s second task. In Mumbai they become somebody’s first, on SAP BTP.',
    icon: 'bus',
  },
  {
    year: 2022,
    title: 'The customer joins the order',
    description: 'Sales, service and commerce get a practice of their own, on the same records as finance and stock.',
    icon: 'cx',
  },
  {
    year: 2023,
    title: 'The first agent goes live',
    description:
      'It answers one question: where is my part? It names its source, and it says so when it does not know.',
    icon: 'ai',
  },
  {
    year: 2024,
    title: 'Joule, and who may use it',
    description:
      'SAP puts an assistant into its systems. We set it up, connect it to real workflows and teach the people who use it.',
    icon: 'people',
  },
];

/** The four values of Our Story (spec 2.7). */
export const values: readonly Point[] = [
  {
    title: 'Keep it running',
    description: 'A plant does not wait for a project. Every plan starts with what must not stop, and for how long.',
  },
  {
    title: 'Say the number',
    description: 'A price, a date, a risk in percent. A number can be wrong and corrected; a feeling cannot.',
  },
  {
    title: 'Draw it first',
    description: 'If we cannot draw it on one sheet, we have not understood it. The drawing goes into the contract.',
  },
  {
    title: 'Stay for the first Monday',
    description: 'Whoever built it stands beside the people who use it, on the day they first have to.',
  },
];
