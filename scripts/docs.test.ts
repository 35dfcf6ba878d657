import { expect, it } from 'vitest';
import { linked } from '../.storybook/docs-links.ts';
import { withOneDefault } from '../.storybook/docs-props.ts';
import { membersOf } from '../.storybook/docs-types.ts';
import { snippet } from '../.storybook/snippet.ts';
import { type Candidate, chooseStates, SHOWN } from '../.storybook/states.ts';

const story = (name: string, tags: string[] = []): Candidate => ({ name, tags });
const names = (stories: readonly Candidate[]) => stories.map(({ name }) => name);

it('shows the first state and one of each kind, but no checks', () => {
  const many = ['Plain', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Failed', 'Hover', 'Long Words'];
  const stories = [story('Escape Returns Focus', ['check']), ...many.map((name) => story(name))];
  expect(names(chooseStates(stories))).toEqual(['Plain', 'Two', 'Three', 'Failed', 'Hover', 'Long Words']);
});

it('shows the named states, and rejects unknown ones and too many', () => {
  const stories = [story('Plain'), story('About Open'), story('Answered 500')];
  expect(names(chooseStates(stories, { named: ['Answered500', 'AboutOpen'] }))).toEqual(['Answered 500', 'About Open']);
  expect(() => chooseStates(stories, { named: ['Opened'] })).toThrow('Opened');
  expect(() => chooseStates(stories, { named: Array(SHOWN + 1).fill('Plain') })).toThrow('at most');
});

it('puts imports before a snippet and collapses long values', () => {
  const features = Array.from({ length: 60 }, (_, at) => `    'Feature ${at}',`).join('\n');
  const code = `<PlanCard\n  features={[\n${features}\n  ]}\n  name="Solo"\n/>`;
  expect(snippet(code, { PlanCard: 'src/components/PlanCard' })).toBe(
    'import { PlanCard } from \'src/components/PlanCard\';\n\n<PlanCard\n  features={[…]}\n  name="Solo"\n/>',
  );
});

it('links names of other components in a docstring, but no ordinary words, code or its own name', () => {
  const known = { names: ['Link', 'Text', 'TextField'], addressOf: (name: string) => `?${name}` };
  expect(
    linked('Text for those who read. TextFields have `Text`; for a way use Link.', { own: 'Link', ...known }),
  ).toBe('Text for those who read. [TextFields](?TextField) have `Text`; for a way use Link.');
});

it('prints the type of a prop on one line, without comments', () => {
  const body = '\n  entries: readonly {\n    /** Printed. */\n    title: string;\n    href?: string;\n  }[];\n';
  expect(membersOf(body)).toEqual({ entries: 'readonly { title: string; href?: string; }[]' });
});

it('prefers the default in the code of a component to that of its description', () => {
  const shown = (description: string, summary?: string) =>
    withOneDefault({ name: 'surface', description, table: summary ? { defaultValue: { summary } } : {} });
  expect(shown('Its ground. Default canvas.', "'band'")).toMatchObject({
    description: 'Its ground.',
    table: { defaultValue: { summary: 'band' } },
  });
  expect(shown('In milliseconds. Default 5,000.').table.defaultValue?.summary).toBe('5,000');
});
