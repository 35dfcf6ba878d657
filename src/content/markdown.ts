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

/** Options of a collection for the Markdown of its files. */
export interface TextSettings {
  /** Values of the placeholders `{{name}}`. */
  values?: Readonly<Record<string, string>>;
  /** Tables and lists that replace `::name`. */
  blocks?: Readonly<Record<string, Pick<TextPart, 'table' | 'items'>>>;
  /** Allows drawings and photographs in the text. Default true. */
  figures?: boolean;
}

/** Parsed Markdown file: the front matter as YAML, the line number at which the YAML begins, and the text. */
export interface MarkdownFile {
  frontMatter: { yaml: string; line: number } | undefined;
  parts: readonly TextPart[];
}

/** Receives an error and its line number. */
export type Report = (line: number, message: string) => void;

type Part = { -readonly [Key in keyof TextPart]: TextPart[Key] } & { paragraphs: RichText[] };

const notShown: Partial<Record<Nodes['type'], string>> = {
  html: 'HTML is not supported. Use Markdown',
  code: 'code blocks are not supported. Remove the indentation or the ``` before the text',
  thematicBreak: 'horizontal rules are not supported. Begin a section with ## and its heading',
  definition: 'a link definition is not supported. Write [words](/address) where the link belongs',
  image: 'an image needs an empty line before and after it',
  linkReference: 'a link reference is not supported. Write [words](/address)',
  imageReference: 'an image reference is not supported. Write ![text alternative](/drawings/name.svg)',
};

const surfaces = ['canvas', 'band', 'ink'] as const;
const layouts = ['steps', 'pairs', 'columns'] as const;

const isBold = (row: Nodes) => row.type === 'tableRow' && row.children[0]?.children[0]?.type === 'strong';
const allowedDirectives = (blocks: object) =>
  [':::table', ':::bars', ...Object.keys(blocks).map((name) => `::${name}`)].join(', ');

/**
 * Parses a Markdown file into the sections of a page. Reports unsupported Markdown.
 *
 * @param source content of the file
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
  const refuse = (node: Nodes, message = notShown[node.type] ?? `${node.type} is not supported`) =>
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
        if (/\[\^[^\]]+\]/.test(node.value))
          refuse(node, `${node.value.match(/\[\^[^\]]+\]/)?.[0]} has no text. Add it below as [^name]: text`);
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
      // Text such as "draft:contact" parses as a directive.
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

  /** Returns the text of a heading, caption, cell or link. Reports links and emphasis, which it cannot contain. */
  const plain = (node: Nodes & { children: PhrasingContent[] }, place: string): string => {
    const text = richText(node.children);
    if (typeof text !== 'string') refuse(node, `${place} cannot contain links or emphasis`);
    return plainText(text).trim();
  };

  const lastPart = () => parts.at(-1) ?? newPart();
  function newPart(): Part {
    const part: Part = { paragraphs: [] };
    parts.push(part);
    return part;
  }
  /**
   * Returns the part for the next block: the last part, or a new part if the last part has a block of one of these
   * kinds. A part has one block of each kind, and the page shows them in a fixed order.
   */
  const partAfter = (...kinds: (keyof TextPart)[]) => (kinds.some((kind) => lastPart()[kind]) ? newPart() : lastPart());

  function oneOf<Value extends string>(node: Nodes, name: string, value: string, allowed: readonly Value[]) {
    const known = allowed.find((other) => other === value);
    if (!known) refuse(node, `${name} is “${value}”; allowed: ${allowed.join(', ')}`);
    return known;
  }

  function addHeading(node: Extract<Nodes, { type: 'heading' }>) {
    if (node.depth === 1)
      return refuse(node, 'do not use #, because the page already has a title. Begin section headings with ##');
    if (node.depth > 2)
      return refuse(node, `use ## instead of ${'#'.repeat(node.depth)}: subheadings are not supported`);
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
    if (!alt) refuse(node, `the image ${url} has no text alternative. Write ![what it shows](${url})`);
    if (!/^https?:/.test(url) && !existsSync(publicFile(url)))
      refuse(node, `the image ${url} does not exist. Add the file public${url} or correct the address`);
    const label = fill(node, alt ?? '');
    const [, drawing] = /^\/drawings\/(.+)\.svg$/.exec(url) ?? [];
    if (!drawing) return { image: url, label };
    if (!lastPart().surface) return { drawing, label };
    const wide = `/drawings/${drawing}-wide.svg`;
    if (!existsSync(publicFile(wide))) {
      refuse(node, `a drawing on a surface needs a wide version. Add the file public${wide}`);
      return { drawing, label };
    }
    const height = Number(/ viewBox="\S+ \S+ \S+ (\d+)/.exec(readFileSync(publicFile(wide), 'utf8'))?.[1]);
    // ArticleText crops the margin of 28 units around the drawing.
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
    if (start.startsWith(':::')) refuse(node, `${start.split(' ')[0]} is incomplete. Write :::table[Caption]`);
    partAfter('quote', 'items', 'table', 'bars', 'links').paragraphs.push(text);
  }

  function addQuote({ children }: Blockquote) {
    for (const child of children) {
      if (child.type === 'paragraph')
        partAfter('quote', 'items', 'table', 'bars', 'links').quote = richText(child.children);
      else refuse(child, 'a quotation can only contain paragraphs');
    }
  }

  function addList({ ordered, children }: List) {
    const entries = children.map((item) => {
      const [paragraph, ...others] = item.children;
      if (paragraph?.type !== 'paragraph' || others.length > 0) {
        refuse(item, 'a list item can only contain one paragraph');
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

  /** Parses the caption and table between `:::name[Caption]` and `:::`. Rows of a chart may be bold. */
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
      refuse(node, `:::${node.name} is not closed. Write ::: on a separate line below the table`);
    else if (!caption) refuse(node, `:::${node.name} has no caption. Write :::${node.name}[Caption]`);
    else if (table?.type !== 'table' || others.length > 0)
      refuse(node, `:::${node.name} must contain one table only. Check the line of dashes below its first row`);
    else {
      const [columns = [], ...rows] = table.children.map(cellsOf);
      rows.forEach((row, at) => {
        const line = lineOf(table.children[at + 1] ?? table);
        if (row.length !== columns.length)
          report(line, `the row has ${row.length} cells, but the table has ${columns.length} columns`);
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
      ...(folded !== undefined && { collapsed: true }),
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
          refuse(row, `“${value}” is not a number. The second column of a chart must contain numbers`);
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
      refuse(node, 'a table needs a caption. Write :::table[Caption] above it and ::: below it');
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
      else refuse(node, 'a note can only contain one paragraph');
    } else if (node.type !== 'yaml') refuse(node);
  }
  for (const part of parts)
    if (part.surface && part.paragraphs.length > (part.figure ? 2 : 1))
      report(
        linesOfParts.get(part) ?? 1,
        `a section with surface=${part.surface} can have one paragraph, or two with a drawing`,
      );
  for (const [name, line] of linesOfNotes)
    if (!noteNumbers.has(name)) report(line, `the text does not refer to the note [^${name}]`);
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
