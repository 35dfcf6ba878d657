import { describe, expect, it } from 'vitest';
import { withOneDefault } from '../.storybook/docs-props.ts';
import { membersOf, pickedIn, shortType } from '../.storybook/docs-types.ts';

describe('a type in a table of props', () => {
  it('is whole, with the names of a record’s members', () => {
    const body = `
  /** Entries. */
  entries: readonly {
    /** Printed; not the id. */
    title: string;
    links?: readonly { label: string; href: string }[] | undefined;
  }[];
  size?: 'low' | undefined;
`;
    expect(membersOf(body)).toEqual({ entries: 'readonly { title, links? }[]', size: "'low'" });
  });

  it('has no comments of the source', () => {
    expect(shortType("{ /** File. */ name: string; fit?: 'cover' } | undefined")).toBe(
      "{ name: string; fit?: 'cover' }",
    );
  });
});

it('takes the props of others that are picked by name', () => {
  const head = " extends Pick<SectionProps, 'surface' | 'index'>, Pick<VariantProps<typeof card>, 'size'> ";
  expect(pickedIn(head)).toEqual(['surface', 'index']);
});

describe('a default in a table of props', () => {
  const known = (description: string, summary?: string) => ({
    name: 'surface',
    description,
    table: summary ? { defaultValue: { summary } } : {},
  });
  const shown = (description: string, summary?: string) => {
    const { description: rest, table } = withOneDefault(known(description, summary));
    return [rest, table.defaultValue?.summary];
  };

  it('is the component’s own where the description is of another', () => {
    expect(shown('What it stands on. Default canvas.', "'band'")).toEqual(['What it stands on.', 'band']);
  });
  it('is taken from the description where the code has none that can be read', () => {
    expect(shown('In milliseconds. Default 5,000.')).toEqual(['In milliseconds.', '5,000']);
    expect(shown('Step of the type scale. Default `p`.', "size === 'lead' ? 'p' : 'div'")).toEqual([
      'Step of the type scale.',
      'p',
    ]);
  });
  it('stays in words where it is a sentence', () => {
    const words = 'Its words. Default: what the site itself says of the firm.';
    expect(shown(words)).toEqual([words, undefined]);
  });
});
