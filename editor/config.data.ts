import type { CmsConfig, EntryCollection, FileCollection } from '@sveltia/cms';
import type { z } from 'zod';
import { brand } from '../src/content/brand.ts';
import {
  articleSchema,
  blogSchema,
  caseStudySchema,
  claimsSchema,
  contributorSchema,
  eventSchema,
  executiveSchema,
  jobSchema,
  legalSchema,
  offeringSchema,
  paperSchema,
  planSchema,
  recordingSchema,
  reportSchema,
  teamSchema,
  topicSchema,
} from '../src/content/schemas.ts';
import { fieldsOf } from './fields.ts';

interface Collection {
  label: string;
  label_singular: string;
  schema: z.ZodType;
  /** The address of a record's page, or of the page that lists the records. */
  preview_path: string;
}

/** The form of a folder in `src/content` with Markdown files, which are named after their titles. */
const texts = (name: string, { schema, ...collection }: Collection) =>
  ({
    ...collection,
    name,
    folder: `src/content/${name}`,
    fields: fieldsOf(schema),
    // A record has no field for its former addresses.
    aliases_field: false,
  }) satisfies EntryCollection;

/** The form of a folder with YAML files, which are named after the field `identifier_field`. */
const records = (name: string, identifier_field: string, collection: Collection) =>
  ({ ...texts(name, collection), identifier_field, format: 'yaml', extension: 'yaml' }) satisfies EntryCollection;

const legalTexts = {
  label: 'Legal texts',
  label_singular: 'Legal text',
  schema: legalSchema,
  preview_path: '/{{slug}}',
};

const claims = {
  name: 'figures',
  label: 'Figures',
  preview_path: '/',
  files: [{ name: 'claims', label: 'Claims', file: 'src/content/claims.yaml', fields: fieldsOf(claimsSchema) }],
} satisfies FileCollection;

/** Settings of the editor, with a form for each kind of content (docs/editing.md). */
export const config = {
  load_config_file: false,
  app_title: `${brand.name}: content`,
  backend: { name: 'github', repo: 'company/site', branch: 'main', auth_methods: ['token'] },
  media_folder: 'public/drawings',
  public_folder: '/drawings',
  media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
  slug: { encoding: 'ascii', clean_accents: true },
  output: { omit_empty_optional_fields: true },
  collections: [
    texts('articles', {
      label: 'Articles',
      label_singular: 'Article',
      schema: articleSchema,
      preview_path: '/resources/thought-leadership/{{slug}}',
    }),
    texts('case-studies', {
      label: 'Case studies',
      label_singular: 'Case study',
      schema: caseStudySchema,
      preview_path: '/resources/case-studies/{{slug}}',
    }),
    texts('blog', {
      label: 'Blog',
      label_singular: 'Blog article',
      schema: blogSchema,
      preview_path: '/resources/blog',
    }),
    texts('research-reports', {
      label: 'Research reports',
      label_singular: 'Research report',
      schema: reportSchema,
      preview_path: '/resources/research-reports/{{slug}}',
    }),
    records('papers', 'title', {
      label: 'Whitepapers and films',
      label_singular: 'Whitepaper or film',
      schema: paperSchema,
      preview_path: '/resources/all',
    }),
    records('events', 'title', {
      label: 'Events',
      label_singular: 'Event',
      schema: eventSchema,
      preview_path: '/resources/events',
    }),
    records('recordings', 'title', {
      label: 'Recordings',
      label_singular: 'Recording',
      schema: recordingSchema,
      preview_path: '/resources/events',
    }),
    records('team', 'name', {
      label: 'Team',
      label_singular: 'Colleague',
      schema: teamSchema,
      preview_path: '/about/our-team',
    }),
    records('leadership', 'name', {
      label: 'Leadership',
      label_singular: 'Executive',
      schema: executiveSchema,
      preview_path: '/leadership',
    }),
    records('contributors', 'name', {
      label: 'Contributors',
      label_singular: 'Contributor',
      schema: contributorSchema,
      preview_path: '/resources/thought-leadership',
    }),
    records('jobs', 'title', { label: 'Jobs', label_singular: 'Job', schema: jobSchema, preview_path: '{{page}}' }),
    records('offerings', 'title', {
      label: 'Offerings',
      label_singular: 'Offering',
      schema: offeringSchema,
      preview_path: '/services/{{service}}',
    }),
    records('topics', 'label', {
      label: 'Parts of AI and System',
      label_singular: 'Part',
      schema: topicSchema,
      preview_path: '{{page}}',
    }),
    records('plans', 'name', {
      label: 'Support plans',
      label_singular: 'Support plan',
      schema: planSchema,
      preview_path: '/services/upgrade-sap',
    }),
    claims,
    // Each legal text has its own route, so editors can neither add nor remove one.
    { ...texts('legal', legalTexts), create: false, delete: false, summary: '{{slug}}' },
  ],
} satisfies CmsConfig;
