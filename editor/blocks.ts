import type { EditorComponentDefinition } from '@sveltia/cms';

const tableField = (hint: string) =>
  ({
    name: 'table',
    label: 'Table',
    widget: 'text',
    hint,
    default: '| First | Second |\n| --- | --- |\n| A | B |',
  }) as const;

/** A table or chart in a text, between `:::name[Caption]` and `:::`. The text's Insert menu offers it. */
const block = (id: string, label: string, fields: EditorComponentDefinition['fields']): EditorComponentDefinition => ({
  id,
  label,
  mode: 'dialog',
  summary: '{{caption}}',
  fields: [{ name: 'caption', label: 'Caption', widget: 'string' }, ...fields],
  pattern: new RegExp(`^:::${id}\\[(?<caption>.*)\\](?:\\{(?<settings>.*)\\})?\\n+(?<table>\\|[^]*?)\\n+:::$`, 'm'),
  toPreview: ({ caption }) => caption,
  toBlock: ({ caption, settings, table = '' }) =>
    `:::${id}[${caption}]${settings ? `{${settings}}` : ''}\n${table.trim()}\n:::`,
});

export const blocks = [
  block('table', 'Table', [
    tableField('One row a line. The second line stays as it is.'),
    {
      name: 'settings',
      label: 'Settings',
      widget: 'select',
      options: [{ label: 'Folded, because a drawing above says the same', value: 'folded' }],
      required: false,
    },
  ]),
  block('bars', 'Chart', [
    tableField('Two columns: what it is, and how much. The unit is the head of the second. A bold row is highlighted.'),
    {
      name: 'settings',
      label: 'Settings',
      widget: 'select',
      options: [
        { label: 'Parts of a whole', value: 'layout=steps' },
        { label: 'Before and after', value: 'layout=pairs' },
        { label: 'A series in time', value: 'layout=columns' },
      ],
      required: false,
    },
  ]),
];
