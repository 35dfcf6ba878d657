import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkLinks, checkNames } from './checkRecords.ts';
import { ContentError, readCollection } from './collection.ts';
import type { TextSettings } from './markdown.ts';
import { articleSchema, teamSchema } from './schemas.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'records'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'records', name), text);
};
/** File, line and message of each problem. */
const problemsOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof ContentError)
      return error.problems.map(({ file, line, message }) => `${basename(file)}:${line}: ${message}`);
    throw error;
  }
  return [];
};

const article = `---
title: Night trains
excerpt: Why they run again.
author: Zoë Müller-Nuñez
role: Conductor
publishDate: 2026-11-10
category: AI
keyInsights:
  - Beds.
tags:
  industry: [manufacturing]
  solution: [ai]
  topic: [operations]
---

They run.
`;
/** Line number of a text that is appended to the article after an empty line. */
const END = 18;

describe('twelve mistakes, each with its file and line', () => {
  const without = (field: string) => article.replace(new RegExp(`^${field}: .*\n`, 'm'), '');
  const mistakes: readonly [mistake: string, text: string, problem: string][] = [
    ['a field that is missing', without('excerpt'), '2: excerpt is missing'],
    [
      'a day that does not exist',
      article.replace('2026-11-10', '2026-11-31'),
      '6: publishDate is “2026-11-31”; it must be a day such as 2026-11-10',
    ],
    [
      'an unknown category',
      article.replace('category: AI', 'category: Cloud'),
      '7: category is “Cloud”; allowed: SAP Core, AI, Customer Experience, Delivery',
    ],
    [
      'a table that is not closed',
      `${article}\n:::table[Trains]\n| From | To |\n| --- | --- |\n| Cologne | Vienna |\n`,
      `${END}: :::table is not closed. Write ::: on a separate line below the table`,
    ],
    ['HTML', `${article}\n<b>At night.</b>\n`, `${END}: HTML is not supported. Use Markdown`],
    [
      'an image without a text alternative',
      `${article}\n![](/drawings/plate-01.svg)\n`,
      `${END}: the image /drawings/plate-01.svg has no text alternative. Write ![what it shows](/drawings/plate-01.svg)`,
    ],
    [
      'an image whose file does not exist',
      `${article}\n![A train](/drawings/no-such-train.svg)\n`,
      `${END}: the image /drawings/no-such-train.svg does not exist. Add the file public/drawings/no-such-train.svg or correct the address`,
    ],
    ['a tab', article.replace('  industry', '\tindustry'), '11: use spaces, not a tab'],
    [
      'a curly quotation mark around a field',
      article.replace('Night trains', '“Night trains”'),
      '2: “Night trains” begins with a curly quotation mark. Write " around the whole value',
    ],
    ['an empty file', '', '1: the file is empty'],
  ];
  it.each(mistakes)('%s', (_mistake, text, problem) => {
    write({ 'night-trains.md': text });
    expect(problemsOf(() => readCollection('records', articleSchema, { folder }))).toEqual([
      `night-trains.md:${problem}`,
    ]);
  });

  it('a link to a page that does not exist', () => {
    write({ 'night-trains.md': `${article}\nSee [the list](/resources/trains#all) and [us](/about).\n` });
    const [record = {}] = readCollection('records', articleSchema, { folder });
    const file = join(folder, 'records/night-trains.md');
    expect(problemsOf(() => checkLinks([{ file, record }], ['/about']))).toEqual([
      `night-trains.md:${END}: the link /resources/trains#all leads to a page that does not exist`,
    ]);
  });

  it('two files with the same address', () => {
    write({ 'night-trains.md': article, 'Night trains.md': article });
    expect(problemsOf(() => readCollection('records', articleSchema, { folder }))).toContain(
      'night-trains.md:1: the file has the same address as Night trains.md. Rename one of them',
    );
    const sources = ['articles/night-trains.md', 'blog/night-trains.md'].map((file) => ({ file, record: {} }));
    expect(problemsOf(() => checkNames(sources))).toEqual([
      'night-trains.md:1: the file has the same name as articles/night-trains.md. Rename one of them',
    ]);
  });
});

describe('other mistakes', () => {
  it.each([
    ['# Night trains', 'do not use #, because the page already has a title. Begin section headings with ##'],
    ['### By night', 'use ## instead of ###: subheadings are not supported'],
    ['## By night {surface=gold}', 'surface is “gold”; allowed: canvas, band, ink'],
    ['## By night {wide}', '{wide} is unknown; allowed: surface=canvas, surface=band, surface=ink, items=large'],
    [
      '## By night {surface=ink}\n\nOne.\n\nTwo.',
      'a section with surface=ink can have one paragraph, or two with a drawing',
    ],
    [':::map[Europe]\n:::', ':::map is unknown; allowed: :::table, :::bars'],
    ['::map', '::map is unknown; allowed: :::table, :::bars'],
    ['| From | To |\n| Cologne | Vienna |', 'a table needs a line of dashes below its first row: |---|---|'],
    ['| From | To |\n| --- | --- |', 'a table needs a caption. Write :::table[Caption] above it and ::: below it'],
    [':::table\n| From |\n| --- |\n:::', ':::table has no caption. Write :::table[Caption]'],
    [':::table[Trains]{wide}\n| From |\n| --- |\n:::', '{wide} is unknown; allowed: folded'],
    [
      ':::bars[Trains]\n| | trains |\n| --- | --- |\n| Night | few |\n:::',
      '“few” is not a number. The second column of a chart must contain numbers',
      3,
    ],
    [
      ':::table[Trains]\n| From | To |\n| --- | --- |\n| Cologne |\n:::',
      'the row has 1 cells, but the table has 2 columns',
      3,
    ],
    ['A [^note] without one.', '[^note] has no text. Add it below as [^name]: text'],
    ['[^note]: Without a place.', 'the text does not refer to the note [^note]'],
    ['They run in {{country}}.', '{{country}} is unknown; allowed: none in this collection'],
    ['A train ![of a kind](/drawings/plate-01.svg) at night.', 'an image needs an empty line before and after it'],
    ['- One\n  - Two', 'a list item can only contain one paragraph'],
    ['```\ncode\n```', 'code blocks are not supported. Remove the indentation or the ``` before the text'],
  ] satisfies [text: string, problem: string, offset?: number][])('%s', (text, problem, offset = 0) => {
    write({ 'night-trains.md': `${article}\n${text}\n` });
    expect(problemsOf(() => readCollection('records', articleSchema, { folder }))).toEqual([
      `night-trains.md:${END + offset}: ${problem}`,
    ]);
  });

  it.each([
    ['nickname: Zoë', 'nickname is not a field of this collection'],
    ['order: first', 'order is “first”; it must be a number'],
    ['order: 1: 2', 'a value contains a colon. Write " around the whole value'],
    ['image: zoe.jpg', 'image is “zoe.jpg”; it must be the address of a photograph: /photos/name.jpg'],
  ])('in a field: %s', (line, problem) => {
    write({ 'zoe.yaml': `name: Zoë Müller-Nuñez\nrole: Conductor\nbio: Drives.\nquote: All aboard.\n${line}\n` });
    expect(problemsOf(() => readCollection('records', teamSchema, { folder }))).toEqual([`zoe.yaml:5: ${problem}`]);
  });

  it('a number instead of text, several problems at once, and an unsupported file type', () => {
    write({ 'a.yaml': 'name: 4\nrole:\n', 'notes.txt': '' });
    expect(
      problemsOf(() => readCollection('records', z.strictObject({ name: z.string(), role: z.string() }), { folder })),
    ).toEqual([
      'a.yaml:1: name is “4”; it must be text. Write " around it',
      'a.yaml:2: role is empty',
      'notes.txt:1: the file name must end with .md or .yaml',
    ]);
  });
});

describe('a collection', () => {
  it('is sorted by `order`, and a record without an `order` comes last', () => {
    const person = 'role: Conductor\nbio: Drives.\nquote: All aboard.\n';
    write({
      'a.yaml': `name: A\n${person}`,
      'b.yaml': `name: B\norder: 20\n${person}`,
      'c.yaml': `name: C\norder: 10\n${person}`,
    });
    expect(readCollection('records', teamSchema, { folder })).toMatchObject([{ id: 'c' }, { id: 'b' }, { id: 'a' }]);
  });

  it('accepts names with any letters', () => {
    write({ 'zoe-muller-nunez.yaml': 'name: Zoë Müller-Nuñez\nrole: Conductor\nbio: Drives.\nquote: All aboard.\n' });
    expect(readCollection('records', teamSchema, { folder })).toMatchObject([{ name: 'Zoë Müller-Nuñez' }]);
  });
});

describe('a text', () => {
  const partsOf = (text: string, settings: TextSettings = {}) => {
    write({ 'night-trains.md': `${article}\n${text}\n` });
    return readCollection('records', articleSchema, { folder, ...settings })[0]?.parts.slice(1);
  };

  it('can have a heading, a surface, a list, and a paragraph after the list', () => {
    expect(partsOf('## By night {surface=band items=large}\n\nThree\nkinds:\n\n- One\n- Two\n\nAnd on.')).toEqual([
      { heading: 'By night', surface: 'band', itemSize: 'large', paragraphs: ['Three kinds:'], items: ['One', 'Two'] },
      { paragraphs: ['And on.'] },
    ]);
  });

  it('can have links, emphasis, quotations and notes', () => {
    expect(
      partsOf('## More\n\nSee *the* [list](/resources).[^1]\n\n> All aboard.\n\n1. One\n\n[^1]: Of **all**.'),
    ).toEqual([
      {
        heading: 'More',
        paragraphs: [
          [
            'See ',
            { as: 'em', text: 'the' },
            ' ',
            { as: 'a', text: 'list', href: '/resources' },
            '.',
            { as: 'note', text: '1' },
          ],
        ],
        quote: 'All aboard.',
      },
      { paragraphs: [], items: ['One'], numbered: true },
      { heading: 'Notes', paragraphs: [], notes: [['Of ', { as: 'strong', text: 'all' }, '.']] },
    ]);
  });

  it('can have tables, charts and sources', () => {
    expect(
      partsOf(
        '## More\n\n:::table[Trains]{folded}\n| From | To |\n| --- | --- |\n| Cologne | Vienna |\n:::\n\n:::bars[Hours]{layout=steps}\n|  | hours |\n| --- | --- |\n| Day | 16 |\n| **Night** | **8.5** |\n:::\n\n- [All](/resources)',
      ),
    ).toEqual([
      {
        heading: 'More',
        paragraphs: [],
        table: { caption: 'Trains', columns: ['From', 'To'], rows: [['Cologne', 'Vienna']], collapsed: true },
      },
      {
        paragraphs: [],
        bars: {
          caption: 'Hours',
          layout: 'steps',
          unit: ' hours',
          bars: [
            { label: 'Day', value: 16 },
            { label: 'Night', value: 8.5, highlighted: true },
          ],
        },
        links: [{ label: 'All', href: '/resources' }],
      },
    ]);
  });

  it('contains values and lists in place of placeholders', () => {
    const list = { items: ['One'] };
    expect(
      partsOf('## {{name}}\n\nCall [{{name}}]({{href}}).\n\n::list', {
        values: { name: 'us', href: 'tel:1' },
        blocks: { list },
      }),
    ).toEqual([
      { heading: 'us', paragraphs: [['Call ', { as: 'a', text: 'us', href: 'tel:1' }, '.']], items: ['One'] },
    ]);
  });
});
