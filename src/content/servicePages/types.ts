import type { ClosingDrawing } from '../closings.ts';
import type { InternalLink } from '../pages.ts';

/** Call to action. `tel:` is for emergencies. */
export interface Call {
  label: string;
  href: InternalLink | `tel:${string}`;
}

/** Figure with a label, and optionally a scale. */
export interface ScaledFigure {
  value: string;
  label: string;
  scale?: {
    /** First and last value of the axis. */
    axis: readonly [from: number, to: number];
    /** Value, or minimum and maximum. */
    span: number | readonly [least: number, most: number];
    /** Distance between ticks; every `major`th tick is long. */
    tick: number;
    major: number;
    marks: readonly (readonly [at: number, text: string])[];
    /** Text alternative. */
    label: string;
  };
}

/** Enlarged part of a drawing. */
export interface Detail {
  drawing: string;
  viewBox: string;
}

/** Offering (spec 3.1). */
export interface Offering {
  id: string;
  title: string;
  description: string;
  features: readonly string[];
  timeline: string;
  /** Timeline in weeks, for the scale. Omitted for work without an end. */
  weeks?: readonly [from: number, to: number];
  /** Starting at: "$35K", or "$5K/month". */
  investment: string;
  /** Result for the client, without a figure, because the firm states none for single offerings. */
  roi: string;
}

/** Benefit (spec 3.1), with a drawing instead of an icon. */
export interface Benefit {
  id: string;
  title: string;
  description: string;
  /** File in `/drawings/`. */
  drawing: string;
}

/** Application (spec 3.1), without a color, because the accent color is reserved for actions. */
export interface Application {
  id: string;
  title: string;
  description: string;
  /** Value by which the application is judged: "Unplanned stops on a line". */
  metric: string;
  /** Prompt for Joule, verbatim. */
  prompt?: string;
  drawing?: string;
}

export interface ServiceHeroContent {
  heading: string;
  lead: string;
  trail: readonly { label: string; href?: string }[];
  actions: { primary: Call; secondary: Call };
  facts: readonly { value: string; label: string }[];
  drawing: string;
}

export interface OfferingsContent {
  heading: string;
  lead?: string;
  offerings: readonly Offering[];
  /** Action of each offering. */
  action: Call;
}

export interface BenefitsContent {
  heading: string;
  lead?: string;
  benefits: readonly Benefit[];
  /** One drawing for the whole row of benefits. */
  row?: { drawing: string; viewBox: string };
}

export interface FiguresContent {
  heading?: string;
  lead?: string;
  figures: readonly ScaledFigure[];
  note?: string;
}

export interface ClosingContent extends ClosingDrawing {
  heading: string;
  text: string;
  actions: { primary: Call; secondary?: Call; tertiary?: Call };
  note?: string;
}
