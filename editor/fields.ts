import type { Field } from '@sveltia/cms';
import { z } from 'zod';

type Schema = z.core.JSONSchema.JSONSchema;

/** The label of a field: "publishDate" becomes "Publish date". */
function labelOf(name: string) {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function controlOfText({ format, images, multiline }: Schema) {
  if (images) return { widget: 'image', media_folder: `/public/${images}`, public_folder: `/${images}` };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (format === 'local-time') return { widget: 'datetime', format: 'YYYY-MM-DDTHH:mm' };
  if (format === 'date-time') return { widget: 'datetime', format: 'YYYY-MM-DDTHH:mm:ss[Z]', picker_utc: true };
  return { widget: multiline ? 'text' : 'string' };
}

function controlOfList({ type, enum: options, ...entry }: Schema) {
  if (options) return { widget: 'select', multiple: true, options };
  return type === 'object' ? { widget: 'list', fields: fieldsOfObject(entry) } : { widget: 'list' };
}

/** The control of a form for the values that a schema allows. */
function controlOf(schema: Schema): object {
  const { items } = schema;
  const options = schema.const ? [schema.const] : schema.enum;
  // A value that may be null has two types.
  const [type] = [schema.type].flat();
  if (options) return { widget: 'select', options };
  if (type === 'array') return controlOfList(items as Schema);
  if (type === 'object') return { widget: 'object', fields: fieldsOfObject(schema) };
  if (type === 'integer') return { widget: 'number', value_type: 'int' };
  if (type === 'number') return { widget: 'number', value_type: 'float' };
  if (type === 'boolean') return { widget: 'boolean' };
  return controlOfText(schema);
}

const fieldsOfObject = ({ properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties as Record<string, Schema>).map(([name, schema]) => {
    const label = schema.title ?? labelOf(name);
    return { name, label, required: required.includes(name), hint: schema.description, ...controlOf(schema) } as Field;
  });

/** The field for the text of a Markdown file, which is the property `parts` in the schema. */
const textField = (required: boolean): Field => ({
  name: 'body',
  label: 'Text',
  widget: 'richtext',
  required,
  // Only formats that a page can show.
  buttons: ['bold', 'italic', 'link', 'heading-two', 'quote', 'bulleted-list', 'numbered-list'],
  editor_components: ['image', 'table', 'bars'],
  linked_images: false,
  use_emoji_autocomplete: false,
});

/** The fields of a collection's form, from its schema. */
export function fieldsOf(schema: z.ZodType): Field[] {
  const { properties, required, propertyNames, additionalProperties } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  // A `z.record` with the keys of an enum becomes one group of fields for each key.
  const names = (propertyNames as Schema | undefined)?.enum as string[] | undefined;
  if (names)
    return names.map((name) => ({
      ...({ name, label: labelOf(name), collapsed: true, summary: '{{value}} {{label}}' } as const),
      ...({ widget: 'object', fields: fieldsOfObject(additionalProperties as Schema) } as const),
    }));
  const { parts, ...others } = properties as Record<string, Schema>;
  const fields = fieldsOfObject({ properties: others, required });
  return parts && parts.maxItems !== 0 ? [...fields, textField(Boolean(parts.minItems))] : fields;
}
