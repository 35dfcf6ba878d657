import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { brand } from '../../src/content/brand';
import { whereStill } from '../media';
import { Colors, everyKind, Palette } from './Colors';
import { Layers, Surfaces } from './Elevation';
import { Icons as IconSearch } from './Icons';
import { ClearSpace, LogoGrounds, LogoMisuse, LogoSizes } from './LogoUse';
import { Durations, Easing } from './Motion';
import { Columns, Flows, Measures, SpaceInUse, Spaces } from './Spacing';
import { TypeStyles } from './Type';
import { settings } from './tokens';

// Shows the blocks of the foundations pages as stories, so that the story tests check them.
const meta = {
  title: 'foundations/Blocks',
  id: 'foundations',
  // Shown only inside the foundations pages, not in the sidebar.
  tags: ['!autodocs', '!dev'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Color: Story = {
  render: () => (
    <>
      <Palette />
      {everyKind.map((kind) => (
        <Colors key={kind} kind={kind} />
      ))}
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const role = (name: string) => {
      const row = canvas.getByRole('button', { name: `Copy vars.color.${name}` }).closest('li');
      if (!row) throw new Error(`No row of ${name}`);
      return within(row);
    };
    await step('a pair with low contrast is marked as a failure, and pairs in use pass', async () => {
      await expect(role('signal').getAllByText(/^Fail .* as words$/).length).toBeGreaterThan(0);
      await expect(role('muted').queryByText(/^Fail/)).toBeNull();
      await expect(role('muted').getAllByText(/^Pass/)).toHaveLength(2 * settings.length);
    });
    const write = fn(async (_: string) => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    try {
      await step('a click copies the name', async () => {
        const name = canvas.getByRole('button', { name: 'Copy vars.color.signalText' });
        await userEvent.click(name);
        await expect(write).toHaveBeenCalledWith('vars.color.signalText');
        await within(name).findByText('Copied');
      });
      await step('if the browser does not allow copying, a message says that nothing was copied', async () => {
        write.mockRejectedValue(new Error('Not allowed'));
        await userEvent.click(canvas.getByRole('button', { name: 'Copy vars.color.focus' }));
        await canvas.findByText(/^Not copied/);
      });
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  },
};

export const Type: Story = { render: () => <TypeStyles /> };

export const Spacing: Story = {
  render: () => (
    <>
      <SpaceInUse />
      <Spaces />
      <Flows />
      <Columns />
      <Measures />
    </>
  ),
  play: async ({ canvasElement, step }) => {
    await step('each gap is labeled with its size', async () => {
      const measured = () => [...canvasElement.querySelectorAll('[data-gap]')].map(({ textContent }) => textContent);
      await waitFor(() => expect(measured()).toEqual(['16', '28', '16']));
    });
  },
};

export const Motion: Story = {
  render: () => (
    <>
      <Durations />
      <Easing />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent, step }) =>
    step('with reduced motion, a note is shown and the animation jumps to its end', () =>
      whereStill(async () => {
        await expect(canvas.getByText(/asks for reduced motion/)).toBeVisible();
        await userEvent.click(canvas.getByRole('button', { name: 'Play line' }));
        const line = canvasElement.querySelector('[data-moves=line]');
        await expect(line?.getAnimations()).toEqual([]);
        await expect(getComputedStyle(line as Element).transform).not.toBe('none');
      }),
    ),
};

export const MotionMoves: Story = {
  ...Motion,
  parameters: { motion: 'no-preference' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('there is no note about reduced motion', async () => {
      await expect(canvas.getByText(/asks for reduced motion/)).not.toBeVisible();
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: /Ten times slower/ }));
    for (const name of ['color', 'reveal', 'line'])
      await step(`the animation of “${name}” runs ten times slower`, async () => {
        await userEvent.click(canvas.getByRole('button', { name: `Play ${name}` }));
        const part = canvasElement.querySelector(`[data-moves=${name}]`);
        const [move] = part?.getAnimations() ?? [];
        await expect(move?.playState).toBe('running');
        await expect(Number(move?.effect?.getTiming().duration)).toBeGreaterThanOrEqual(1200);
        move?.finish();
      });
  },
};

export const Elevation: Story = {
  render: () => (
    <>
      <Surfaces />
      <Layers />
    </>
  ),
};

export const Icons: Story = {
  render: () => <IconSearch />,
  play: async ({ canvas, userEvent, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search icons' });
    await step('a synonym finds the icon', async () => {
      await userEvent.type(search, 'dropdown');
      await expect(canvas.getByText('1').parentElement).toHaveTextContent('1 icon');
      await expect(canvas.getByRole('button', { name: 'Copy <Icon name="chevron-down" />' })).toBeVisible();
    });
    await step('a search without results shows a message', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, 'zeppelin');
      await expect(canvas.getByText(/^No icon matches these words/)).toBeVisible();
    });
    await userEvent.clear(search);
  },
};

export const LogoRules: Story = {
  render: () => (
    <>
      <ClearSpace />
      <LogoSizes />
      <LogoGrounds />
      <LogoMisuse />
    </>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('the clear space is drawn to scale', async () => {
      const [shown] = canvas.getAllByRole('img', { name: brand.name });
      const room = canvasElement.querySelector<HTMLElement>('[data-clear]');
      if (!shown || !room) throw new Error('The clear space of the logo is missing');
      const [inner, outer] = [shown.getBoundingClientRect(), room.getBoundingClientRect()];
      await expect(inner.left - outer.left).toBeCloseTo((15 / 48) * inner.height, 0);
      await expect(inner.top - outer.top).toBeCloseTo((15 / 48) * inner.height, 0);
    });
  },
};
