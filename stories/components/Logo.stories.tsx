import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../src/components/Inline';
import { Logo } from '../../src/components/Logo';
import { Stack } from '../../src/components/Stack';
import { brand } from '../../src/content/brand';
import { logo } from '../../src/content/logo';
import { choice } from '../choice';
import { Variants } from '../gallery';
import { whereForced } from '../media';

const sizes = ['sm', 'md', 'lg', 'xl'] as const;
const surfaces = [
  { name: 'light', theme: 'light', of: { theme: 'light', surface: 'canvas' } },
  { name: 'ink', theme: 'dark', of: { surface: 'ink' } },
  { name: 'canvas', theme: 'auto', of: {} },
  { name: 'band', theme: 'auto', of: { surface: 'band' } },
  { name: 'ink', theme: 'auto', of: { surface: 'ink' } },
] as const;
const variants = ['full', 'icon-only', 'text-only'] as const;

const meta = {
  title: 'components/Brand/Logo',
  id: 'components-logo',
  component: Logo,
  argTypes: {
    theme: choice(['auto', 'light', 'dark'], 'auto'),
  },
  args: { ...logo, label: brand.name },
  parameters: {
    guide: {
      reader: 'An image named by `label`. Without `label` it is hidden, and the link around it needs a name.',
      limits: 'Keep 15/48 of its height free on every side. The minimum height is 16 px.',
    },
  },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every size of every variant, on each surface that suits the theme. */
export const AllVariants: Story = {
  render: (args) => (
    <Variants
      columns={3}
      items={surfaces.flatMap((surface) =>
        variants.map((variant) => ({
          label: `${surface.theme} on ${surface.name}, ${variant}`,
          ...surface.of,
          children: (
            <Inline gap="40" rowGap="24" align="end">
              {sizes.map((size) => (
                <Logo key={size} {...args} size={size} theme={surface.theme} variant={variant} />
              ))}
            </Inline>
          ),
        })),
      )}
    />
  ),
  play: async ({ canvas, step }) => {
    const images = canvas.getAllByRole('img', { name: brand.name });
    await step('the sizes are 16, 32, 48 and 96 px high', async () => {
      const heights = images.slice(0, sizes.length).map((image) => image.getBoundingClientRect().height);
      await expect(heights).toEqual([16, 32, 48, 96]);
    });
    await step('each logo has the color of the text around it', async () => {
      for (const image of images)
        await expect(getComputedStyle(image).fill).toBe(getComputedStyle(image.parentElement as Element).color);
    });
  },
};

export const DecorationInsideANamedLink: Story = {
  tags: ['check'],
  args: { label: undefined },
  render: (args) => (
    <a href="/" aria-label={`${brand.name}, home`}>
      <Logo {...args} />
    </a>
  ),
  play: ({ canvas, step }) =>
    step('the link is named once', async () => {
      await expect(canvas.getByRole('link', { name: `${brand.name}, home` })).toBeVisible();
      await expect(canvas.queryByRole('img')).toBeNull();
    }),
};

/** Without `wordmark`, the name is set as text, with the size and baseline of a drawn name. */
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
    await step('a logo with a typeset name is as high as one with a drawn name', async () => {
      const heights = (name: string) =>
        canvas.getAllByRole('img', { name }).map((image) => image.getBoundingClientRect().height);
      await expect(heights('Acme & Söhne').slice(0, sizes.length)).toEqual(heights('drawn'));
    });
    await step('the name is text', async () => {
      await expect(canvas.getAllByText('Acme & Söhne')).toHaveLength(sizes.length + 1);
    });
  },
};

/** A long name stays on one line, so its container must be wide enough. */
export const LongNameWithoutAWordmark: Story = {
  args: {
    wordmark: undefined,
    name: 'Hallgrímsdóttir, Østergaard & Partners',
    label: 'Hallgrímsdóttir, Østergaard & Partners',
  },
  play: ({ canvas, step }) =>
    step('a long name keeps its height and does not overflow', async () => {
      const image = canvas.getByRole('img');
      await expect(image.getBoundingClientRect().height).toBe(32);
      await expect(image.scrollWidth).toBeLessThanOrEqual(Math.ceil(image.getBoundingClientRect().width));
    }),
};

/** In forced colors the logo has the text color in every theme. */
export const ForcedColors: Story = {
  ...AllVariants,
  parameters: { forcedColors: 'active' },
  play: async ({ canvas, step }) =>
    step('each logo has the text color', () =>
      whereForced(async () => {
        for (const image of canvas.getAllByRole('img'))
          await expect(getComputedStyle(image).fill).toBe(getComputedStyle(document.body).color);
      }),
    ),
};
