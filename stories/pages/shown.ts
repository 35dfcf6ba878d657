import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** The parts of a page stand in the order of its record, under one heading. */
export async function expectParts(canvas: Canvas, parts: readonly { heading?: string }[]) {
  const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await expect(headings).toEqual(parts.map(({ heading }) => heading));
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
}

/** Each call of a page's record leads where it says, as often as the record has it. */
export async function expectCalls(canvas: Canvas, calls: readonly { label: string; href: string }[]) {
  for (const { label, href } of calls) {
    const times = calls.filter((call) => call.label === label && call.href === href).length;
    const places = canvas.getAllByRole('link', { name: label }).map((link) => link.getAttribute('href'));
    await expect(places.filter((place) => place === href).length, label).toBeGreaterThanOrEqual(times);
  }
}

/** Figures are printed as their record has them. */
export async function expectFigures(canvas: Canvas, figures: readonly string[]) {
  for (const figure of figures) {
    const [shown] = canvas.getAllByText(figure);
    await expect(shown).toBeVisible();
  }
}

/** The calls of offerings, whose links say which of them they are about. */
export const callsAbout = (
  { label, href }: { label: string; href: string },
  records: readonly { title: string }[],
): { label: string; href: string }[] => records.map(({ title }) => ({ label: `${label} about ${title}`, href }));
