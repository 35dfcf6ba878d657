import { brand } from './brand.ts';
import { readCollection } from './collection.ts';
import { contact } from './contact.data.ts';
import { printedDate } from './dates.ts';
import { generalInquiry, salesInquiry } from './inquiries.data.ts';
import { newsletter } from './newsletter.data.ts';
import { offices } from './offices.ts';
import { headAt, type PageHeadContent } from './pageHead.ts';
import { legalSchema } from './schemas.ts';
import { support } from './support.data.ts';
import type { TextPart } from './text.ts';

export interface LegalContent {
  head: PageHeadContent;
  parts: readonly Omit<TextPart, 'figure'>[];
}

const { legalName, name, email, phone, addresses, hours, disclaimer, founded } = brand;

/** Values from other records that replace the placeholders in legal texts. */
const values = {
  name,
  legalName,
  founded: `${founded}`,
  disclaimer,
  hours,
  'email.contact': email.contact,
  'email.security': email.security,
  'phone.us': phone.us.label,
  'phone.us.href': phone.us.href,
};

/** Table row of a form: its name and the labels of its fields. */
const row = (form: { name: string; fields: Readonly<Record<string, { label: string }>> }) => [
  form.name,
  Object.values(form.fields)
    .map(({ label }) => label.replace(/\?$/, ''))
    .join('; '),
];
const forms = [contact.form, salesInquiry.form, generalInquiry.form, support.request.form, newsletter];

const regions: Readonly<Record<string, string>> = { US: 'United States', IN: 'India' };

/** Tables and lists from other records. */
const blocks = {
  'form-fields': {
    table: {
      caption: 'Fields of each form; what is optional may stay empty',
      columns: ['Form', 'What it sends'],
      rows: forms.map(row),
    },
  },
  addresses: {
    items: addresses.map(
      ({ street, city, region, postalCode, country }) =>
        `${street}, ${city}, ${region} ${postalCode}, ${regions[country] ?? country}`,
    ),
  },
  'office-phones': {
    table: {
      caption: 'Phone numbers of the offices',
      columns: ['Office', 'Role', 'Phone'],
      rows: offices.map(({ city, role, phone: number }) => [city, role, number.label]),
    },
  },
};

/** Returns the displayed text, whose introduction ends with the date of the last edit. */
function withDay(parts: readonly TextPart[], changed: string): LegalContent['parts'] {
  return parts.map(({ figure: _none, ...part }, at) =>
    at > 0 ? part : { ...part, paragraphs: [...part.paragraphs, `Last changed on ${printedDate(changed).label}.`] },
  );
}

const texts = readCollection('legal', legalSchema, { values, blocks, figures: false });

/** Legal texts by path. */
export const legalPages: Readonly<Record<string, LegalContent>> = Object.fromEntries(
  texts.map(({ id, changed, parts }) => [`/${id}`, { head: headAt(`/${id}`), parts: withDay(parts, changed) }]),
);

/** Dates of the last edits, by path. */
export const legalDays: Readonly<Record<string, string>> = Object.fromEntries(
  texts.map(({ id, changed }) => [`/${id}`, changed]),
);
