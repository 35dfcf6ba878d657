import { readRecord } from './collection.ts';
import { claimsSchema } from './schemas.ts';

/** Claim that the firm makes about itself. */
export interface Claim {
  value: string;
  label: string;
}

const stated = readRecord('claims.yaml', claimsSchema);

/**
 * Claims of the firm about itself, displayed without explanation (spec 9.7). `uses` in `claims.yaml` lists the pages
 * and sections that show each claim. Questions that the firm must settle:
 *
 * - 500+ projects delivered and 200+ projects, 15+ years and 16 years;
 * - 98% client satisfaction and 85% retention: method and date;
 * - 40% and 300% average ROI, 15-35% efficiency gains, 3-9 months typical ROI: basis and projects;
 * - 500+ enterprise clients: definition of a client; $50M+ run rate and 150% YoY growth: year;
 * - 300+ systems managed and 25+ managed systems; 99.9% uptime for managed services from $5K a month and 99.5% for the
 *   Essential plan at the same price;
 * - the terms of the 90-day, money-back and emergency guarantees, and of 50% productivity and 80% training with Joule;
 * - employee benefits besides learning budget and innovation time; governance and audit of the firm;
 * - Q1 2025 slots, whose quarter has passed.
 */
export const claims = Object.fromEntries(
  Object.entries(stated).map(([name, { value, label }]) => [name, { value, label }]),
) as Readonly<Record<keyof typeof stated, Claim>>;
