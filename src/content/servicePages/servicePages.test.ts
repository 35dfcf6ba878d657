import { expect, it } from 'vitest';
import { services } from '../services.ts';
import { aiOrchestration } from './aiOrchestration.data.ts';
import { enterpriseCx } from './enterpriseCx.data.ts';
import { joule } from './joule.data.ts';
import { sapSolutions } from './sapSolutions.data.ts';
import { upgrade } from './upgrade.data.ts';

it.each(Object.entries({ sapSolutions, enterpriseCx, aiOrchestration, joule, upgrade }))(
  '%s calls to the sales inquiry for its service and to the case studies',
  (_name, { hero, offerings, closing }) => {
    const inquiry = `/contact/sales-inquiry?interest=${services.find(({ title }) => title === hero.heading)?.id}`;
    expect(hero.actions.primary.href).toBe(inquiry);
    expect(offerings.action.href).toBe(inquiry);
    expect(closing.actions.primary.href).toBe(inquiry);
    expect(hero.actions.secondary.href).toBe('/case-studies');
    expect(closing.actions.tertiary?.href).toBe('/case-studies');
  },
);
