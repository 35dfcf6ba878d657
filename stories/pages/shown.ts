import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { GeneralFormContent, InquiryContent, SalesFormContent } from '../../src/content/inquiries.data';

type Inquiry = InquiryContent<SalesFormContent> | InquiryContent<GeneralFormContent>;
type Context = Parameters<NonNullable<StoryObj['play']>>[0];
type Canvas = Context['canvas'];

/** Expects the sections of a page in order, and one h1. */
export async function expectParts(canvas: Canvas, parts: readonly { heading?: string }[]) {
  const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await expect(headings).toEqual(parts.map(({ heading }) => heading));
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
}

/** Expects each call to action to be on the page at least as often as in the list. */
export async function expectCalls(canvas: Canvas, calls: readonly { label: string; href: string }[]) {
  for (const { label, href } of calls) {
    const times = calls.filter((call) => call.label === label && call.href === href).length;
    const places = canvas.getAllByRole('link', { name: label }).map((link) => link.getAttribute('href'));
    await expect(places.filter((place) => place === href).length, label).toBeGreaterThanOrEqual(times);
  }
}

export async function expectFigures(canvas: Canvas, figures: readonly string[]) {
  for (const figure of figures) {
    const [shown] = canvas.getAllByText(figure);
    await expect(shown).toBeVisible();
  }
}

/** Expects an inquiry page without an email template to show contact links instead of promises. */
export async function expectNoPromises(
  { canvas, canvasElement, step }: Pick<Context, 'canvas' | 'canvasElement' | 'step'>,
  { form, next, unconnected: { contactDetails } }: Inquiry,
) {
  await step('shows no promise of an answer', async () => {
    const promises = [form.promise, ...next.steps.map(({ title }) => title)];
    const text = canvasElement.textContent ?? '';
    await expect(promises.filter((promise) => text.includes(promise))).toEqual([]);
    await expect(text).not.toMatch(/24 hours/);
  });
  await step('shows contact links instead', async () => {
    const [link] = contactDetails.links ?? [];
    const instead = within(canvas.getByRole('region', { name: contactDetails.heading }));
    await expect(instead.getByRole('link', { name: link?.label ?? '' })).toHaveAttribute('href', link?.href);
  });
}

const isRecord = (value: unknown): value is object => Object.prototype.toString.call(value) === '[object Object]';

/**
 * Copies content and replaces each value with the result of `change`. If the result is `undefined`, changes the parts
 * of the value instead.
 */
function changeParts<T>(content: T, change: (key: string, part: unknown) => unknown): T {
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk);
    if (!isRecord(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, change(key, inner) ?? walk(inner)]));
  };
  return walk(content) as T;
}

/** Shortens lists of records, except in the page's head. */
const cutLists = <T>(content: T, length: number) =>
  changeParts(content, (key, part) => {
    if (key === 'head' || key === 'hero') return part;
    return Array.isArray(part) && part.every(isRecord) ? part.slice(0, length) : undefined;
  });
export const emptyLists = <T>(content: T) => cutLists(content, 0);
export const oneOfEach = <T>(content: T) => cutLists(content, 1);

/** Makes headings, names and cities longer by a word that is wider than a phone. */
export const longWords = <T>(content: T) =>
  changeParts(content, (key, part) => {
    // Names of drawings are in lower case and stay unchanged.
    const isName = /^(title|heading|name|city)$/.test(key) && typeof part === 'string' && /^[A-Z]/.test(part);
    return isName ? `${part} Unternehmenssoftwarelandschaftsverantwortung` : undefined;
  });
