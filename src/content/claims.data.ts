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
 * - Which is right: 500+ projects or 200+, 15+ years or 16, 300+ managed systems or 25+?
 * - How and when were 98% client satisfaction and 85% retention measured?
 * - Which projects are the basis of 40% and 300% average ROI, 15-35% efficiency gains and 3-9 months typical ROI?
 * - What counts as one of 500+ enterprise clients? To which year do $50M+ run rate and 150% YoY growth belong?
 * - Why do managed services have 99.9% uptime from $5K a month, and the Essential plan 99.5% at the same price?
 * - What are the terms of the 90-day, money-back and emergency guarantees?
 * - What is the basis of 50% more productivity and 80% less training with Joule?
 * - Which other benefits do employees have? Who governs and audits the firm?
 * - Which quarter replaces Q1 2025, which has passed, in the offer of implementation slots?
 */
export const claims = Object.fromEntries(
  Object.entries(stated).map(([name, { value, label }]) => [name, { value, label }]),
) as Readonly<Record<keyof typeof stated, Claim>>;
