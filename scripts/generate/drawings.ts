import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize } from 'svgo';
import svgo from '../../drawings/svgo.config.ts';
import { articles, articleTopics } from '../../src/content/articles.ts';
import { blogArticles, blogCategories } from '../../src/content/blog.ts';
import { brand } from '../../src/content/brand.ts';
import { caseStories } from '../../src/content/caseStories.ts';
import { caseStudies } from '../../src/content/caseStudies.ts';
import { claims } from '../../src/content/claims.ts';
import { events } from '../../src/content/events.ts';
import { phaseHeights } from '../../src/content/listPages/caseStudy.ts';
import { kindNames } from '../../src/content/listPages/resourceList.ts';
import { allianceCategories, keyAlliances, partnershipTypes } from '../../src/content/partners.ts';
import { executives, team } from '../../src/content/people.ts';
import { reportTexts } from '../../src/content/reportTexts.ts';
import { resources } from '../../src/content/resources.ts';
import { services } from '../../src/content/services.ts';
import { milestones } from '../../src/content/story.ts';
import { catalogue, phasesDrawing, recordDrawing, stageModule, svgFile } from '../../src/drawing/index.ts';
import { eventFigure } from './event-figure.ts';
import { homeStories, recordDrawings } from './record-figures.ts';
import { textFigures } from './text-figures.ts';

// Writes the drawings, which follow the records, and the hero's geometry: npm run drawings. Every command that builds
// or tests the site does this first, so that no record is without its drawing.

/** The number in a claim: "4.9", "16", "90 days", "20%". */
const figure = ({ value }: { value: string }) => Number.parseFloat(value);

const drawn = {
  rating: figure(claims.rating),
  founded: brand.founded,
  years: figure(claims.years),
  milestones: milestones.map(({ year }) => year),
  executives: executives.map(({ name }) => name),
  leads: team.map(({ name }) => name),
  services,
  titles: [...new Set(resources.map(({ type }) => type))].map((type) => ({
    name: kindNames[type],
    days: resources.filter((resource) => resource.type === type).map(({ publishDate }) => publishDate),
  })),
  topics: articleTopics.map((name) => ({
    name,
    days: articles.filter(({ category }) => category === name).map(({ publishDate }) => publishDate),
  })),
  blog: blogCategories.map((name) => ({
    name,
    days: blogArticles.filter(({ category }) => category === name).map(({ date }) => date),
  })),
  guaranteeDays: figure(claims.resultsGuarantee),
  innovationTime: figure(claims.innovationTime),
  growth: figure(claims.growth),
  stories: homeStories(),
  alliances: allianceCategories,
  ways: partnershipTypes,
  keyAlliances,
  people: [...team, ...executives],
};

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'public/drawings');
const files = new Map<string, string>();
for (const [name, drawing] of catalogue(drawn)) files.set(`${name}.svg`, svgFile(drawing));
// A record's drawing shows its figures, or is made from its type and id, so it follows the content.
// With a photograph it is needed as well: it stands until that is there.
const records = recordDrawings();
for (const { id, type, featured = false } of resources) {
  const { kind = type, figure } = records.get(id) ?? {};
  files.set(`record-${id}.svg`, svgFile(recordDrawing(kind, id, { featured, figure })));
}
for (const text of [...articles, ...Object.values(caseStories), ...Object.values(reportTexts)]) {
  const figures = new Map(textFigures(text));
  for (const [name, figure] of figures)
    files.set(`${name}.svg`, svgFile(recordDrawing('thought-leadership', name, { figure })));
  // Across the whole sheet on a desk.
  for (const { figure: name = '', surface, figureHeight = 384 } of text.parts) {
    const figure = figures.get(name) ?? records.get(name.replace('record-', ''))?.figure;
    const paper = { width: 1304, height: figureHeight + 56, figure };
    if (surface && figure) files.set(`${name}-wide.svg`, svgFile(recordDrawing('thought-leadership', name, paper)));
  }
}
for (const event of events) {
  const figure = eventFigure(event);
  if (figure) files.set(`event-${event.id}.svg`, svgFile(recordDrawing('webinar', event.id, { figure })));
}
for (const { id, timeline } of caseStudies) {
  // In their list cases have half a sheet each, which is wider than a cell; wider paper would be too small to read on phones.
  const { kind = 'case-study', figure } = records.get(id) ?? {};
  const half = { width: 540, height: 360, lettering: 'paged' } as const;
  files.set(`case-${id}.svg`, svgFile(recordDrawing(kind, id, { ...half, figure })));
  const { middle, wide, phone } = phaseHeights;
  const papers = [['', 712, middle], ['-wide', 1304, wide], ['-phone', 350, phone]] as const; // biome-ignore format: a table
  for (const [size, width, height] of timeline.length > 0 ? papers : [])
    files.set(`phases-${id}${size}.svg`, svgFile(phasesDrawing({ width, height, phases: timeline })));
}

/** Only what changed, for those who watch the folder. */
const write = (target: string, text: string) => {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
};
mkdirSync(folder, { recursive: true });
for (const [name, text] of files) write(join(folder, name), optimize(text, svgo).data);
for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
write(join(root, 'src/sections/HomeHero/stage.generated.ts'), stageModule());
