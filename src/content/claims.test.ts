import { expect, it, vi } from 'vitest';

vi.mock('./claims.ts', async (original) => {
  const { claims, ...rest } = await original<typeof import('./claims.ts')>();
  const resultsGuarantee = { value: '120 days', label: '120-day results guarantee' };
  const learningBudget = { value: '$7,000', label: 'to learn with' };
  return { ...rest, claims: { ...claims, resultsGuarantee, learningBudget } };
});

it('a claim that is changed changes on every screen that prints it', async () => {
  const { home } = await import('./home.ts');
  const { enterpriseCx } = await import('./servicePages/enterpriseCx.ts');
  const { jobBenefits } = await import('./jobs.ts');
  const promises = home.promises.promises.flatMap(({ title, text }) => [title, text]).join(' ');
  expect(promises).toContain('120 days');
  expect(promises).toContain('120-day results guarantee');
  expect(promises).not.toMatch(/\b90\b/);
  expect(enterpriseCx.guarantee.heading).toBe('120-day results guarantee');
  expect(jobBenefits.map(({ title }) => title)).toContain('$7,000 to learn with');
});
