import type { ClosingDrawing } from '../closings.ts';
import type { InternalLink } from '../pages.ts';

/** A link with its words. `tel:` for the one call that cannot wait for a page. */
export interface Call {
  label: string;
  href: InternalLink | `tel:${string}`;
}

/** A figure with what it counts, and where it lies on a scale if it is a time or a share. */
export interface ScaledFigure {
  value: string;
  label: string;
  scale?: {
    /** First and last value of the axis. */
    axis: readonly [from: number, to: number];
    /** The figure, or the least and the most that it names. */
    span: number | readonly [least: number, most: number];
    /** Distance of the fine ticks, and every how many one is long. */
    tick: number;
    major: number;
    marks: readonly (readonly [at: number, text: string])[];
    /** The same in words, for those who cannot see it. */
    label: string;
  };
}

/** A part of a drawing, shown larger than the drawing itself shows it. */
export interface Detail {
  drawing: string;
  viewBox: string;
}

/** Offering (spec 3.1). Investment and timeline as in spec 9.5. */
export interface Offering {
  id: string;
  title: string;
  description: string;
  features: readonly string[];
  timeline: string;
  /** The timeline in weeks, to be drawn; left out where the work has no end. */
  weeks?: readonly [from: number, to: number];
  /** Starting at: "$35K", or "$5K/month". */
  investment: string;
  /** What the client gets back, in words: the firm states no figure for a single offering. */
  roi: string;
}

/** Benefit (spec 3.1). Its icon is a drawing of its own. */
export interface Benefit {
  id: string;
  title: string;
  description: string;
  /** File in `/drawings/`. */
  drawing: string;
}

/** Application (spec 3.1). It has no color of its own: the site has one accent, and keeps it for actions. */
export interface Application {
  id: string;
  title: string;
  description: string;
  /** What is counted before and after. */
  metric: string;
  /** What somebody types, word for word (Joule). */
  prompt?: string;
  /** Its drawing, if it has one. */
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
  /** Each offering leads here. */
  action: Call;
}

export interface BenefitsContent {
  heading: string;
  lead?: string;
  benefits: readonly Benefit[];
  /** A file that shows all of them in a row, and the size of its paper. */
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
