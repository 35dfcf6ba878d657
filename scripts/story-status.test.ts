import { expect, it } from 'vitest';
import { changesOf, told } from '../.storybook/status.ts';
import { statusOf } from './story-status.ts';

const entry = (exportName: string, name: string) => ({
  id: `components-badge--${exportName.toLowerCase()}`,
  title: 'components/Text/Badge',
  name,
  importPath: './stories/components/Badge.stories.tsx',
  exportName,
});
const file = `export const Plain: Story = {};
export const Tab: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
export const Forced: Story = { parameters: { forcedColors: 'active' } };
`;
const outcome = (name: string, status: string) => ({
  ancestorTitles: ['Part 1', `components/Text/Badge: ${name}`],
  status,
});

it('counts each check by the stories that ask for it, and axe by all', () => {
  const entries = [entry('Plain', 'Plain'), entry('Tab', 'Tab'), entry('Forced', 'Forced')];
  const outcomes = [outcome('Plain', 'passed'), outcome('Tab', 'failed')];
  expect(statusOf(entries, { outcomes, date: '2030-01-02', read: () => file })).toEqual({
    'components-badge': {
      date: '2030-01-02',
      results: { axe: { passed: 1, failed: 1 }, keyboard: { passed: 0, failed: 1 } },
    },
  });
});

it('says what was found, and where nothing was run', () => {
  expect(told({ passed: 3, failed: 0 })).toBe('3 stories passed');
  expect(told({ passed: 2, failed: 1 })).toBe('1 of 3 stories failed');
  expect(told()).toBe('Not run');
});

it('reads of the changelog what the newest release says of a component', () => {
  const changelog =
    '# Changes\n\n## Next\n\n- **Badge, Icon**: is\n  larger.\n- **Link**: other.\n\n## 1.0\n\n- **Badge**: old.\n';
  expect(changesOf(changelog, 'Badge')).toEqual(['Is larger.']);
  expect(changesOf(changelog, 'Button')).toEqual([]);
});
