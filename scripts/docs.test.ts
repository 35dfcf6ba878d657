import { describe, expect, it } from 'vitest';
import { linked } from '../.storybook/docs-links.ts';
import { snippet } from '../.storybook/snippet.ts';
import { type Candidate, chooseStates, SHOWN } from '../.storybook/states.ts';

const story = (name: string, more: Partial<Candidate> = {}): Candidate => ({ name, tags: [], ...more });
const names = (stories: readonly Candidate[]) => stories.map(({ name }) => name);

describe('the states of a docs page', () => {
  const many = ['Plain', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Failed', 'Narrow', 'Dark'];

  it('are the first and one of each kind, in the order of the file', () => {
    const chosen = names(chooseStates([...many, 'Narrow Dark'].map((name) => story(name))));
    expect(chosen).toEqual(['Plain', 'Two', 'Three', 'Failed', 'Narrow', 'Dark']);
  });
  it('leave out the checks, and what shows nothing', () => {
    const check = story('Escape Returns Focus', { tags: ['check'] });
    expect(names(chooseStates([check, story('Plain'), story('None')]))).toEqual(['Plain']);
  });
  it('are those that are named', () => {
    const stories = [story('Plain'), story('About Open'), story('Answered 500')];
    expect(names(chooseStates(stories, { named: ['Answered500', 'AboutOpen'] }))).toEqual([
      'Answered 500',
      'About Open',
    ]);
    expect(() => chooseStates(stories, { named: ['Opened'] })).toThrow('Opened');
    expect(() => chooseStates(stories, { named: Array(SHOWN + 1).fill('Plain') })).toThrow('at most');
  });
});

describe('a snippet', () => {
  const folders = { Button: 'src/components/Button', PlanCard: 'src/components/PlanCard' };

  it('begins with its imports', () => {
    expect(snippet('<Button arrow>\n  Send\n</Button>', folders)).toBe(
      "import { Button } from 'src/components/Button';\n\n<Button arrow>\n  Send\n</Button>",
    );
  });
  it('folds what would fill the page', () => {
    const features = Array.from({ length: 60 }, (_, at) => `    'Feature ${at}',`).join('\n');
    const code = `<PlanCard\n  features={[\n${features}\n  ]}\n  name="Solo"\n/>`;
    expect(snippet(code, folders)).toBe(
      'import { PlanCard } from \'src/components/PlanCard\';\n\n<PlanCard\n  features={[…]}\n  name="Solo"\n/>',
    );
  });
  it('is never longer than 40 lines', () => {
    const code = Array.from({ length: 60 }, () => '<Button />').join('\n');
    expect(snippet(code, folders).split('\n')).toHaveLength(40);
  });
});

describe('the names of other components in a docstring', () => {
  const names = ['Link', 'Text', 'TextField'];
  const links = (text: string, own = 'Button') => linked(text, { own, names, addressOf: (name) => `?${name}` });

  it('are links', () =>
    expect(links('TextField has one line; TextFields; for a way use Link.')).toBe(
      '[TextField](?TextField) has one line; [TextFields](?TextField); for a way use [Link](?Link).',
    ));
  it('are left as they are where they are ordinary words, code or its own', () => {
    const text = 'Text for those who read. Link it, or write `TextField`; a Form holds a Link.';
    expect(links(text, 'Link')).toBe(text);
  });
});
