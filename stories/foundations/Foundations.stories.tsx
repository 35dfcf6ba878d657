import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured, themes } from '../../.storybook/modes';
import { Heading } from '../../src/components/Heading';
import { Icon, type IconName } from '../../src/components/Icon';
import { paths } from '../../src/components/Icon/paths';
import { Text } from '../../src/components/Text';
import values from '../../src/theme/generated/values.json';
import { type as typeStyles } from '../../src/theme/type.css';
import { contrast } from '../../tokens/contrast';
import * as css from './Foundations.css';

// What designers use: every figure is read from the resolved tokens, none is typed here.
const meta = {
  title: 'foundations',
  parameters: { layout: 'fullscreen', ...pictured({ themes }) },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Setting = keyof typeof values;
const tokensOf = (setting: Setting) => values[setting] as Record<string, string>;
const named = (group: string, setting: Setting = 'light.canvas') =>
  Object.entries(tokensOf(setting)).filter(([name]) => name.startsWith(`--${group}-`));
const short = (name: string) => name.replace(/^--[a-z]+-/, '');
const isOpaque = (value: string) => /^#[0-9a-f]{6}$/.test(value);

function Table({ heads, rows }: { heads: readonly string[]; rows: readonly (readonly React.ReactNode[])[] }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={css.head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={String(row[0])}>
            {row.map((content, index) => (
              <td key={heads[index]} className={css.cell} data-head={heads[index]}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Colours({ setting }: { setting: Setting }) {
  const tokens = tokensOf(setting);
  const [theme, ground] = setting.split('.');
  const against = (value: string, name: string) =>
    isOpaque(value) ? contrast(value, tokens[name] ?? '#000000').toFixed(1) : '';
  return (
    <div className={css.sheet} data-theme={theme} data-ground={ground === 'canvas' ? undefined : ground}>
      <Heading level={2} size="title3">
        {`${theme}, on ${ground}`}
      </Heading>
      <Table
        heads={['Role', 'Colour', 'Value', 'On ground', 'On raised']}
        rows={named('color', setting).map(([name, value]) => [
          short(name),
          <svg key={name} className={css.swatch} viewBox="0 0 56 40" preserveAspectRatio="none" aria-hidden="true">
            <rect width="56" height="40" fill={value} />
          </svg>,
          value,
          against(value, '--color-ground'),
          against(value, '--color-raised'),
        ])}
      />
    </div>
  );
}

/**
 * Colour roles with their value and measured contrast in both themes, on each ground. Text needs 4.5 : 1, controls and
 * focus 3 : 1; `tokens/contrast.test.ts` holds every pair to that. Components name roles, never values. Signal is for
 * the one action that matters on a screen and for the live node of a drawing.
 */
export const Colour: Story = {
  render: () => (
    <>
      {(Object.keys(values) as Setting[]).map((setting) => (
        <Colours key={setting} setting={setting} />
      ))}
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('each surface has its table', async () => {
      await expect(canvas.getAllByRole('table')).toHaveLength(6);
    });
  },
};

/**
 * Type styles from 360 to 1440 px. One family does it all by weight and width. Heading and Text carry
 * these styles; capitals are for lettering on drawings only.
 */
export const Type: Story = {
  render: () => (
    <div className={`${css.sheet} ${css.specimens}`}>
      <Table
        heads={['Style', 'Size', 'Line', 'Weight', 'Width', 'Tracking', 'Sample']}
        rows={Object.keys(typeStyles).map((name) => {
          const value = (part: string) =>
            tokensOf('light.canvas')[
              `--type-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${part}`
            ];
          return [
            name,
            value('size'),
            value('line'),
            value('weight'),
            value('width'),
            value('tracking'),
            <span key={name} className={typeStyles[name as keyof typeof typeStyles]}>
              500+ Systems
            </span>,
          ];
        })}
      />
    </div>
  ),
};

/** Space in steps of 4 px, named for their px. Sections and their heads breathe with the window. */
export const Spacing: Story = {
  render: () => (
    <div className={css.sheet}>
      <Table
        heads={['Token', 'Value', 'Drawn']}
        rows={[
          ...named('space').sort(([, a], [, b]) => Number.parseFloat(a) - Number.parseFloat(b)),
          ...named('flow'),
        ].map(([name, value]) => [
          short(name),
          value,
          <svg
            key={name}
            className={css.bar}
            height="16"
            width={`${Math.min(Number.parseFloat(value.match(/[\d.]+/)?.[0] ?? '0') * 16, 240)}`}
            aria-hidden="true"
          >
            <rect width="100%" height="16" fill="currentColor" />
          </svg>,
        ])}
      />
    </div>
  ),
};

/**
 * The sheet: twelve columns with 24 px between them, between two frame lines that run the whole page. Cells meet at
 * hairlines and have padding instead of gutters. Below 700 px: 20 px margins, no frame lines.
 */
export const Grid: Story = {
  render: () => (
    <div className={css.sheet}>
      <div className={css.columns}>
        {Array.from({ length: 12 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
          <div key={index} className={css.column}>
            {index + 1}
          </div>
        ))}
      </div>
      <Table
        heads={['Token', 'Value']}
        rows={[...named('size'), ...named('radius'), ...named('stroke')].map(([name, value]) => [
          // With its group: a control has a size and a radius.
          name.slice(2),
          value,
        ])}
      />
    </div>
  ),
};

/** Short, eased out, one thing at a time, only opacity and transform. Reduced motion gets the finished state at once. */
export const Motion: Story = {
  render: () => (
    <div className={css.sheet}>
      <Table
        heads={['Token', 'Value']}
        rows={[...named('duration'), ...named('easing')].map(([name, value]) => [short(name), value])}
      />
    </div>
  ),
};

/** Depth comes from hairlines and tone, not from shadows: canvas, band, ink, and raised for fields. */
export const Elevation: Story = {
  render: () => (
    <div className={css.grounds}>
      {(['canvas', 'band', 'ink'] as const).map((ground) => (
        <div key={ground} className={css.ground} data-ground={ground}>
          <Text>{ground}</Text>
        </div>
      ))}
    </div>
  ),
};

/** The closed set of signs, drawn on an 18 px square with 1.6 px lines. A new one is a path in Icon/paths.ts. */
export const Icons: Story = {
  render: () => (
    <div className={css.sheet}>
      <ul className={css.icons}>
        {(Object.keys(paths) as IconName[]).map((name) => (
          <li key={name} className={css.icon}>
            <Icon name={name} size={24} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  ),
};
