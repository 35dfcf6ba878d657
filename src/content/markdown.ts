import { existsSync, readFileSync } from 'node:fs';
import type { Blockquote, List, Nodes, Paragraph, PhrasingContent, Root, TableRow } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { publicFile } from './publicFile.ts';
import { plainText, type RichText, type Run, type TextFigure, type TextPart } from './text.ts';
import { words } from './words.ts';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective);

/** What a collection adds to the Markdown of its files. */
export interface TextSettings {
  /** Words that stand in a text as `{{name}}`. */
  values?: Readonly<Record<string, string>>;
  /** Tables and lists that stand in a text as `::name`. */
  blocks?: Readonly<Record<string, Pick<TextPart, 'table' | 'items'>>>;
  /** Whether the page can show drawings and photographs in the text. Default true. */
  figures?: boolean;
}

/** A Markdown file: its front matter as YAML, the line on which that begins, and its text. */
export interface MarkdownFile {
  frontMatter: { yaml: string; line: number } | undefined;
  parts: readonly TextPart[];
}

/** Takes what is wrong in a line of a file. */
export type Report = (line: number, message: string) => void;

type Part = { -readonly [Key in keyof TextPart]: TextPart[Key] } & { paragraphs: RichText[] };

const notShown: Partial<Record<Nodes['type'], string>> = {
  html: 'HTML is not shown. Write Markdown',
  code: 'a block of code is not shown. Take away the spaces or the ``` before it',
  thematicBreak: 'a line of dashes is not shown. Begin a part with ## and its heading',
  definition: 'a link is written as [words](/address), in one place',
  image: 'an image stands in a paragraph of its own, with an empty line before and after it',
  linkReference: 'a link is written as [words](/address)',
  imageReference: 'an image is written as ![what it shows](/drawings/name.svg)',
};

const surfaces = ['canvas', 'band', 'ink'] as const;
const layouts = ['steps', 'pairs', 'columns'] as const;

const isBold = (row: Nodes) => row.type === 'tableRow' && row.children[0]?.children[0]?.type === 'strong';
const allowedDirectives = (blocks: object) =>
  [':::table', ':::bars', ...Object.keys(blocks).map((name) => `::${name}`)].join(', ');

/**
 * Parses a Markdown file into the parts that a page shows. Reports everything that no page can show.
 *
 * @param source the whole file
 */
export function parseMarkdown(
  source: string,
  report: Report,
  { values = {}, blocks = {}, figures = true }: TextSettings = {},
): MarkdownFile {
  const root: Root = parser.parse(source);
  const lines = source.split('\n');
  const noteNumbers = new Map<string, number>();
  const notes = new Map<string, RichText>();
  const parts: Part[] = [];
  const linesOfParts = new Map<Part, number>();
  const linesOfNotes = new Map<string, number>();

  const lineOf = (node: Nodes) => node.position?.start.line ?? 1;
  const refuse = (node: Nodes, message = notShown[node.type] ?? `${node.type} is not shown`) =>
    report(lineOf(node), message);

  const fill = (node: Nodes, text: string) =>
    text.replaceAll(/\{\{\s*([\w.]*)\s*\}\}/g, (whole, name: string) => {
      const value = values[name];
      if (value === undefined)
        refuse(node, `${whole} is unknown; allowed: ${Object.keys(values).join(', ') || 'none in this collection'}`);
      return value ?? whole;
    });

  const runOf = (node: PhrasingContent): string | Run => {
    switch (node.type) {
      case 'text':
        if (/\[\^[^\]]+\]/.test(node.value)) refuse(node, `${node.value.match(/\[\^[^\]]+\]/)?.[0]} has no note`);
        return fill(node, node.value.replaceAll(/\s*\n\s*/g, ' '));
      case 'break':
        return ' ';
      case 'strong':
        return { as: 'strong', text: richText(node.children) };
      case 'emphasis':
        return { as: 'em', text: richText(node.children) };
      case 'delete':
        return { as: 'del', text: richText(node.children) };
      case 'inlineCode':
        return { as: 'code', text: node.value };
      case 'link':
        return { as: 'a', text: richText(node.children), href: fill(node, node.url) };
      case 'footnoteReference': {
        const number = noteNumbers.get(node.identifier) ?? noteNumbers.size + 1;
        noteNumbers.set(node.identifier, number);
        return { as: 'note', text: `${number}` };
      }
      // A word after a colon, as in "draft:contact".
      case 'textDirective':
        return source.slice(node.position?.start.offset, node.position?.end.offset);
      default:
        refuse(node);
        return '';
    }
  };

  function richText(nodes: readonly PhrasingContent[]): RichText {
    const runs: (string | Run)[] = [];
    for (const run of nodes.map(runOf)) {
      const before = runs.at(-1);
      if (typeof run === 'string' && typeof before === 'string') runs.splice(-1, 1, before + run);
      else if (run !== '') runs.push(run);
    }
    const [first = ''] = runs;
    return runs.length <= 1 && typeof first === 'string' ? first : runs;
  }

  /** The words of a heading, a caption or a cell, which are shown without links and emphasis. */
  const plain = (node: Nodes & { children: PhrasingContent[] }, place: string): string => {
    const text = richText(node.children);
    if (typeof text !== 'string') refuse(node, `${place} holds plain words, without links and emphasis`);
    return plainText(text).trim();
  };

  const lastPart = () => parts.at(-1) ?? newPart();
  function newPart(): Part {
    const part: Part = { paragraphs: [] };
    parts.push(part);
    return part;
  }
  /** The part that takes the next block: a new one where the last one has come to something that stands below it. */
  const partAfter = (...kinds: (keyof TextPart)[]) => (kinds.some((kind) => lastPart()[kind]) ? newPart() : lastPart());

  function oneOf<Value extends string>(node: Nodes, name: string, value: string, allowed: readonly Value[]) {
    const known = allowed.find((other) => other === value);
    if (!known) refuse(node, `${name} is “${value}”; allowed: ${allowed.join(', ')}`);
    return known;
  }

  function addHeading(node: Extract<Nodes, { type: 'heading' }>) {
    if (node.depth === 1) return refuse(node, 'the page’s title is its # heading. Begin the headings of parts with ##');
    if (node.depth > 2)
      return refuse(node, `a part has no headings within it. Write ## instead of ${'#'.repeat(node.depth)}`);
    const [, heading = '', attributes] = /^(.*?)(?:\s*(?<!\{)\{([^{}]*)\})?$/.exec(plain(node, 'a heading')) ?? [];
    const part = newPart();
    part.heading = heading;
    linesOfParts.set(part, lineOf(node));
    for (const attribute of attributes?.split(/\s+/).filter(Boolean) ?? []) {
      const [name = '', value = ''] = attribute.split('=');
      if (name === 'surface') part.surface = oneOf(node, 'surface', value, surfaces);
      else if (name === 'items') part.itemSize = oneOf(node, 'items', value, ['large']);
      else refuse(node, `{${attribute}} is unknown; allowed: surface=canvas, surface=band, surface=ink, items=large`);
    }
  }

  function figureOf(node: Extract<Nodes, { type: 'image' }>): TextFigure {
    const { url, alt } = node;
    if (!alt) refuse(node, `the image ${url} has no text. Say in the brackets what it shows: ![…](${url})`);
    if (!/^https?:/.test(url) && !existsSync(publicFile(url)))
      refuse(node, `the image ${url} does not exist: there is no public${url}`);
    const label = fill(node, alt ?? '');
    const [, drawing] = /^\/drawings\/(.+)\.svg$/.exec(url) ?? [];
    if (!drawing) return { image: url, label };
    if (!lastPart().surface) return { drawing, label };
    const wide = `/drawings/${drawing}-wide.svg`;
    if (!existsSync(publicFile(wide))) {
      refuse(node, `on a surface the drawing also needs a wide one: there is no public${wide}`);
      return { drawing, label };
    }
    const height = Number(/ viewBox="\S+ \S+ \S+ (\d+)/.exec(readFileSync(publicFile(wide), 'utf8'))?.[1]);
    // The paper has a margin of 28 around the drawing.
    return { drawing, label, wideHeight: height - 2 * 28 };
  }

  function addParagraph(node: Paragraph) {
    const [only] = node.children;
    if (node.children.length === 1 && only?.type === 'image') {
      if (figures) partAfter('figure', 'links').figure = figureOf(only);
      else refuse(only, 'this page shows no images');
      return;
    }
    const text = richText(node.children);
    const start = plainText(text);
    if (start.startsWith('|')) refuse(node, 'a table needs a line of dashes below its first row: |---|---|');
    if (start.startsWith(':::')) refuse(node, `${start.split(' ')[0]} is not complete: :::table[Its caption]`);
    partAfter('quote', 'items', 'table', 'bars', 'links').paragraphs.push(text);
  }

  function addQuote({ children }: Blockquote) {
    for (const child of children) {
      if (child.type === 'paragraph')
        partAfter('quote', 'items', 'table', 'bars', 'links').quote = richText(child.children);
      else refuse(child, 'a quotation holds paragraphs only');
    }
  }

  function addList({ ordered, children }: List) {
    const entries = children.map((item) => {
      const [paragraph, ...others] = item.children;
      if (paragraph?.type !== 'paragraph' || others.length > 0) {
        refuse(item, 'an entry of a list is one paragraph');
        return [];
      }
      return paragraph.children;
    });
    const links = entries.map(([only, ...others]) => (only?.type === 'link' && others.length === 0 ? only : undefined));
    if (links.every((link) => link !== undefined)) {
      partAfter('links').links = links.map((link) => ({
        label: plain(link, 'a link'),
        href: fill(link, link.url),
      }));
      return;
    }
    const part = partAfter('quote', 'items', 'table', 'bars', 'links');
    part.items = entries.map(richText);
    if (ordered) part.numbered = true;
  }

  /** The caption and the table between `:::name[Caption]` and `:::`. Rows of a chart may be bold. */
  function captioned(node: ContainerDirective) {
    const cellsOf = (row: TableRow) =>
      row.children.map((cell) =>
        plain(cell.children[0]?.type === 'strong' && node.name === 'bars' ? cell.children[0] : cell, 'a cell'),
      );
    const [label, ...content] = node.children;
    const end = lines[(node.position?.end.line ?? 1) - 1]?.trim() ?? '';
    const caption = label?.type === 'paragraph' && label.data?.directiveLabel ? plain(label, 'a caption') : '';
    const [table, ...others] = caption ? content : node.children;
    if (!/^:::+$/.test(end))
      refuse(node, `:::${node.name} is not closed. Write ::: in a line of its own below the table`);
    else if (!caption) refuse(node, `:::${node.name} has no caption: :::${node.name}[Its caption]`);
    else if (table?.type !== 'table' || others.length > 0)
      refuse(node, `:::${node.name} holds one table and nothing else. Is there a line of dashes below its first row?`);
    else {
      const [columns = [], ...rows] = table.children.map(cellsOf);
      rows.forEach((row, at) => {
        const line = lineOf(table.children[at + 1] ?? table);
        if (row.length !== columns.length)
          report(line, `the row has ${row.length} cells, and the table ${columns.length} columns`);
      });
      return { caption, columns, rows, table };
    }
    return undefined;
  }

  function addTable(node: ContainerDirective) {
    const found = captioned(node);
    const { folded, ...unknown } = node.attributes ?? {};
    for (const name of Object.keys(unknown)) refuse(node, `{${name}} is unknown; allowed: folded`);
    if (!found) return;
    const { caption, columns, rows } = found;
    partAfter('table', 'bars', 'links').table = {
      caption,
      columns,
      rows,
      ...(folded !== undefined && { folded: true }),
    };
  }

  function addBars(node: ContainerDirective) {
    const found = captioned(node);
    const { layout, ...unknown } = node.attributes ?? {};
    for (const name of Object.keys(unknown))
      refuse(node, `{${name}} is unknown; allowed: layout=${layouts.join(', layout=')}`);
    const known = layout ? oneOf(node, 'layout', layout, layouts) : undefined;
    if (!found) return;
    const { caption, columns, rows, table } = found;
    const [, unit = ''] = columns;
    partAfter('table', 'bars', 'links').bars = {
      caption,
      ...(known && { layout: known }),
      ...(unit && { unit: unit === '%' ? unit : ` ${unit}` }),
      bars: rows.map(([label = '', value = ''], at) => {
        const row = table.children[at + 1] ?? table;
        if (!/^\d+(\.\d+)?$/.test(value))
          refuse(row, `“${value}” is not a number: a chart has one in its second column`);
        return { label, value: Number(value), ...(isBold(row) && { highlighted: true as const }) };
      }),
    };
  }

  function addBlock(node: LeafDirective) {
    const block = blocks[node.name];
    if (!block) return refuse(node, `::${node.name} is unknown; allowed: ${allowedDirectives(blocks)}`);
    Object.assign(partAfter('items', 'table', 'bars', 'links'), block);
  }

  for (const node of root.children) {
    if (node.type === 'heading') addHeading(node);
    else if (node.type === 'paragraph') addParagraph(node);
    else if (node.type === 'blockquote') addQuote(node);
    else if (node.type === 'list') addList(node);
    else if (node.type === 'table')
      refuse(node, 'a table needs a caption: :::table[Its caption] above it and ::: below');
    else if (node.type === 'containerDirective' && node.name === 'table') addTable(node);
    else if (node.type === 'containerDirective' && node.name === 'bars') addBars(node);
    else if (node.type === 'containerDirective')
      refuse(node, `:::${node.name} is unknown; allowed: ${allowedDirectives(blocks)}`);
    else if (node.type === 'leafDirective') addBlock(node);
    else if (node.type === 'footnoteDefinition') {
      const [paragraph] = node.children;
      linesOfNotes.set(node.identifier, lineOf(node));
      if (paragraph?.type === 'paragraph' && node.children.length === 1)
        notes.set(node.identifier, richText(paragraph.children));
      else refuse(node, 'a note is one paragraph');
    } else if (node.type !== 'yaml') refuse(node);
  }
  for (const part of parts)
    if (part.surface && part.paragraphs.length > (part.figure ? 2 : 1))
      report(
        linesOfParts.get(part) ?? 1,
        `a part with surface=${part.surface} has one paragraph, or two with a drawing`,
      );
  for (const [name, line] of linesOfNotes)
    if (!noteNumbers.has(name)) report(line, `no place in the text leads to the note [^${name}]`);
  if (notes.size > 0) {
    const numbered = [...noteNumbers].sort(([, a], [, b]) => a - b);
    parts.push({ heading: words.text.notes, paragraphs: [], notes: numbered.map(([name]) => notes.get(name) ?? '') });
  }

  const [first] = root.children;
  return {
    frontMatter: first?.type === 'yaml' ? { yaml: first.value, line: lineOf(first) + 1 } : undefined,
    parts,
  };
}
