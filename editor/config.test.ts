import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Field } from '@sveltia/cms';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { config } from './config.data.ts';
import { fieldsOf } from './fields.ts';

const shapes = (fields: readonly Field[]) =>
  fields.map(({ name, ...field }) => [name, 'widget' in field && field.widget, 'required' in field && field.required]);

it('there is a form for every folder of written content', () => {
  const folders = globSync('src/content/*/*.{md,yaml}').map(dirname);
  const forms = config.collections.flatMap((collection) => ('folder' in collection ? [collection.folder] : []));
  expect(forms.toSorted()).toEqual([...new Set(folders)].sort());
});

it('a form has a field for every property of its schema', () => {
  const schema = z.strictObject({
    title: z.string(),
    bio: z.string().meta({ multiline: true }),
    day: z.iso.date(),
    weeks: z.int(),
    share: z.number().nullable().default(null),
    popular: z.boolean().optional(),
    page: z.enum(['/careers']),
    place: z.literal('beside').optional(),
    tags: z.array(z.enum(['ai'])),
    features: z.array(z.string()),
    speakers: z.array(z.strictObject({ name: z.string() })),
    quote: z.strictObject({ name: z.string() }),
    drawing: z.string().meta({ images: 'drawings' }).transform(String),
    parts: z.array(z.custom<object>()).min(1),
  });
  expect(shapes(fieldsOf(schema))).toEqual([
    ['title', 'string', true],
    ['bio', 'text', true],
    ['day', 'datetime', true],
    ['weeks', 'number', true],
    ['share', 'number', false],
    ['popular', 'boolean', false],
    ['page', 'select', true],
    ['place', 'select', false],
    ['tags', 'select', true],
    ['features', 'list', true],
    ['speakers', 'list', true],
    ['quote', 'object', true],
    ['drawing', 'image', true],
    ['body', 'richtext', true],
  ]);
});

it('a description in a schema is the hint of its field', () => {
  const [field] = fieldsOf(z.strictObject({ fileSize: z.string().describe('As printed.') }));
  expect(field).toMatchObject({ label: 'File size', hint: 'As printed.' });
});

it('drawings and photographs are chosen from their folders', () => {
  const [team] = config.collections.filter(({ name }) => name === 'team');
  const fields = team && 'fields' in team ? team.fields : [];
  const images = fields.filter(({ name }) => ['portrait', 'image'].includes(name));
  expect(images).toMatchObject([
    { widget: 'image', public_folder: '/drawings' },
    { widget: 'image', public_folder: '/photos' },
  ]);
});
