import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Cell, Cells } from '../../src/components/Cells';
import { Inline } from '../../src/components/Inline';
import { Logo, type LogoProps } from '../../src/components/Logo';
import { Section } from '../../src/components/Section';
import { Stack } from '../../src/components/Stack';
import { Text } from '../../src/components/Text';
import { brand } from '../../src/content/brand';
import { logo } from '../../src/content/logo';
import { whereForced } from '../media';

const sizes = ['sm', 'md', 'lg', 'xl'] as const;
const themes = ['light', 'dark', 'auto'] as const;
const variants = ['full', 'icon-only', 'text-only'] as const;

const meta = {
  title: 'components/Brand/Logo',
  id: 'components-logo',
  component: Logo,
  args: { ...logo, label: brand.name },
  parameters: {
    guide: {
      reader:
        'An image with the brand’s name where `label` is given; else nothing, because the link around it carries the name.',
      limits: 'Free space of 15/48 of its height on every side. Never below 16 px.',
    },
  },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A surface that a theme of the logo is made for, whatever the theme of the page. */
const Surface = ({ theme, children }: { theme: LogoProps['theme']; children: ReactNode }) => (
  <div data-theme={theme === 'light' ? 'light' : undefined}>
    <Section surface={theme === 'dark' ? 'ink' : 'canvas'}>{children}</Section>
  </div>
);

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="32">
      {sizes.map((size) => (
        <Logo key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    await step('each size is as high as it says', async () => {
      const heights = canvas
        .getAllByRole('img', { name: brand.name })
        .map((image) => image.getBoundingClientRect().height);
      await expect(heights).toEqual([16, 32, 48, 96]);
    });
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack gap="32">
      {variants.map((variant) => (
        <Logo key={variant} {...args} size="lg" variant={variant} />
      ))}
    </Stack>
  ),
};

export const ThemeLight: Story = {
  args: { theme: 'light', size: 'lg' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Surface theme="light">
      <Logo {...args} />
    </Surface>
  ),
};
export const ThemeDark: Story = {
  args: { theme: 'dark', size: 'lg' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Surface theme="dark">
      <Logo {...args} />
    </Surface>
  ),
};
export const ThemeAutoTakesTheTextColour: Story = {
  tags: ['check'],
  args: { size: 'lg' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      {(['canvas', 'band', 'ink'] as const).map((surface) => (
        <Section key={surface} surface={surface} pad="none">
          <Cells columns={1} medium={1} lines="none">
            <Cell>
              <Logo {...args} />
            </Cell>
          </Cells>
        </Section>
      ))}
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('it has the color of the text around it', async () => {
      for (const image of canvas.getAllByRole('img')) {
        const surface = image.closest('[data-surface]') ?? document.body;
        await expect(getComputedStyle(image).fill).toBe(getComputedStyle(surface).color);
      }
    });
  },
};

export const EveryCombination: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      {themes.map((theme) => (
        <Surface key={theme} theme={theme}>
          <Stack gap="40">
            <Text size="label" tone="muted">
              {theme}
            </Text>
            {variants.map((variant) => (
              <Fragment key={variant}>
                <Inline gap="40" rowGap="24" align="end">
                  {sizes.map((size) => (
                    <Logo key={size} {...args} size={size} theme={theme} variant={variant} />
                  ))}
                </Inline>
              </Fragment>
            ))}
          </Stack>
        </Surface>
      ))}
    </>
  ),
};

export const DecorationInsideANamedLink: Story = {
  args: { label: undefined },
  render: (args) => (
    <a href="/" aria-label={`${brand.name}, home`}>
      <Logo {...args} />
    </a>
  ),
  play: async ({ canvas, step }) => {
    await step('the link is named once', async () => {
      await expect(canvas.getByRole('link', { name: `${brand.name}, home` })).toBeVisible();
      await expect(canvas.queryByRole('img')).toBeNull();
    });
  },
};
/** A name that nobody has drawn yet is set as text, in the size and on the line of the outlines. */
export const NameWithoutAWordmark: Story = {
  args: { name: 'Acme & Söhne', wordmark: undefined, label: 'Acme & Söhne' },
  render: (args) => (
    <Stack gap="32">
      {sizes.map((size) => (
        <Inline key={size} gap="40" rowGap="24" align="end">
          <Logo {...args} size={size} />
          <Logo {...logo} size={size} label="drawn" />
        </Inline>
      ))}
      <Logo {...args} size="lg" variant="text-only" />
      <Logo {...args} size="lg" variant="icon-only" />
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    await step('set as text, it is as high as the drawn one', async () => {
      const heights = (name: string) =>
        canvas.getAllByRole('img', { name }).map((image) => image.getBoundingClientRect().height);
      await expect(heights('Acme & Söhne').slice(0, sizes.length)).toEqual(heights('drawn'));
    });
    await step('the name can be read', async () => {
      await expect(canvas.getAllByText('Acme & Söhne')).toHaveLength(sizes.length + 1);
    });
  },
};
/** It keeps one line; whoever places it gives it the room. */
export const LongNameWithoutAWordmark: Story = {
  args: {
    wordmark: undefined,
    name: 'Hallgrímsdóttir, Østergaard & Partners',
    label: 'Hallgrímsdóttir, Østergaard & Partners',
  },
  play: async ({ canvas, step }) => {
    await step('a long name keeps height and room', async () => {
      const image = canvas.getByRole('img');
      await expect(image.getBoundingClientRect().height).toBe(32);
      await expect(image.scrollWidth).toBeLessThanOrEqual(Math.ceil(image.getBoundingClientRect().width));
    });
  },
};
/** Where the system sets the colours, the logo takes the text’s, whatever surface its theme is made for. */
export const ForcedColors: Story = {
  ...EveryCombination,
  parameters: { layout: 'fullscreen', forcedColors: 'active', chromatic: { disableSnapshot: true } },
  play: async ({ canvas, step }) =>
    step('it has the color of text', () =>
      whereForced(async () => {
        for (const image of canvas.getAllByRole('img')) {
          await expect(getComputedStyle(image).fill).toBe(getComputedStyle(document.body).color);
        }
      }),
    ),
};
export const SizesNarrow: Story = { ...Sizes, globals: { viewport: { value: 'mobile1' } } };
