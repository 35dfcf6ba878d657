import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../src/components/Button';
import { Inline } from '../../src/components/Inline';
import { Section } from '../../src/components/Section';
import { Stack } from '../../src/components/Stack';
import { Text } from '../../src/components/Text';
import { TextField } from '../../src/components/TextField';
import { looks, outlined, whereForced } from '../media';

const meta = {
  title: 'components/Actions/Button',
  id: 'components-button',
  component: Button,
  parameters: {
    docs: {
      states: [
        'Outline',
        'Signal',
        'SignalHover',
        'SignalFocus',
        'Busy',
        'UnavailableWithReasonShown',
        'OnInk',
        'OnPaperDark',
      ],
    },
    guide: {
      instead: [
        ['ButtonLink', 'It leads somewhere.'],
        ['Link', 'It is quieter than the words around it.'],
      ],
      anatomy: {
        story: 'Signal',
        parts: [
          ['Words', 'button > span:first-child'],
          ['Cell with an arrow or another sign, where it has one', 'button > span:last-child'],
        ],
      },
      pairs: [
        ['One `signal` button on a page.', 'Two of them side by side.'],
        ['Let it stay and say why it cannot be used.', 'Take it away, or grey it out without a word.'],
        ['Change its words while it is busy.', 'Leave the words and show a spinner alone.'],
      ],
      content: [
        ['Begins with a verb', '“Send Message”, not “Message”'],
        ['Says what happens', '“Download PDF”, not “Click here”'],
      ],
      keyboard: [
        ['Tab', 'Reaches it.'],
        ['Enter or Space', 'Presses it; a busy or unavailable one does nothing, and keeps the focus.'],
      ],
      reader:
        'A button with its words. While it is busy it is said to be unavailable and busy; when it is `unavailable` the reason follows its name.',
      limits:
        'One to four words that say what happens. Longer ones wrap and the button grows. Change the words while it is busy: “Sending Message...”.',
    },
  },
  args: { children: 'Ask for a Reckoning', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outline: Story = {};
export const OutlineHover: Story = { parameters: { pseudo: { hover: true } } };
export const OutlinePressed: Story = { parameters: { pseudo: { hover: true, active: true } } };
export const OutlineFocus: Story = { parameters: { pseudo: { focusVisible: 'button' } } };
export const Signal: Story = { args: { variant: 'signal', arrow: true, children: 'Speak With a Master' } };
export const SignalHover: Story = { ...Signal, parameters: { pseudo: { hover: true } } };
export const SignalPressed: Story = { ...Signal, parameters: { pseudo: { hover: true, active: true } } };
export const SignalFocus: Story = { ...Signal, parameters: { pseudo: { focusVisible: 'button' } } };
export const Solid: Story = { args: { variant: 'solid', children: 'Subscribe Now' } };
export const SolidHover: Story = { ...Solid, parameters: { pseudo: { hover: true } } };
export const Medium: Story = { args: { size: 'medium' } };
export const AnotherIcon: Story = { args: { icon: 'calendar', children: 'Add to calendar' } };
export const Busy: Story = { args: { variant: 'signal', arrow: true, busy: true, children: 'Sending Message...' } };
export const BusySolid: Story = { args: { variant: 'solid', busy: true, children: 'Subscribing...' } };
export const Unavailable: Story = {
  args: { unavailable: 'Registration for this event has not opened yet.', children: 'Register' },
};
export const UnavailableWithReasonShown: Story = { args: { ...Unavailable.args, showReason: true } };
export const UnavailableWithIcon: Story = { args: { ...UnavailableWithReasonShown.args, icon: 'calendar' } };
export const FullWidth: Story = { args: { variant: 'signal', width: 'full', children: 'Choose Plan' } };

const variants = ['signal', 'outline', 'solid'] as const;
const all: NonNullable<Story['render']> = () => (
  <Stack gap="24">
    {variants.map((variant) => (
      <Inline key={variant} gap="24" rowGap="16">
        <Button variant={variant} arrow>
          Speak With a Master
        </Button>
        <Button variant={variant}>Speak With a Master</Button>
        <Button variant={variant} size="medium" arrow>
          Speak With a Master
        </Button>
        <Button variant={variant} size="medium" busy>
          Sending Message...
        </Button>
        <Button variant={variant} size="medium" arrow unavailable="Not open yet.">
          Register
        </Button>
      </Inline>
    ))}
  </Stack>
);
export const OnPaper: Story = { render: all };
export const OnPaperHover: Story = { render: all, parameters: { pseudo: { hover: true } } };
export const OnBand: Story = {
  render: all,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Section surface="band">{Story()}</Section>],
};
export const OnInk: Story = {
  render: all,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Section surface="ink">{Story()}</Section>],
};
export const OnInkHover: Story = { ...OnInk, parameters: { layout: 'fullscreen', pseudo: { hover: true } } };

export const NarrowFillsThePhone: Story = {
  render: () => (
    <Inline narrow="stack" gap="12">
      <Button variant="signal" width="full-narrow" arrow>
        Speak With a Master
      </Button>
      <Button width="full-narrow">Ask for a Reckoning</Button>
    </Inline>
  ),
  globals: { viewport: { value: 'mobile1' } },
};
export const LongWordsNarrow: Story = {
  args: {
    variant: 'signal',
    arrow: true,
    children: 'Book a free assessment of your SAP infrastructure with two of our architects',
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const EnterAndSpacePress: Story = {
  tags: ['check'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab reaches it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Ask for a Reckoning' })).toHaveFocus();
    });
    await step('Enter presses it, then Space does', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledTimes(1);
      await userEvent.keyboard(' ');
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
  },
};

const submitted = fn();
export const BusyPressesDoNothing: Story = {
  tags: ['check'],
  ...Busy,
  args: { ...Busy.args, type: 'submit' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <Stack align="start">
        <TextField label="Full Name" name="name" />
        <Button {...args} />
      </Stack>
    </form>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    submitted.mockClear();
    const button = canvas.getByRole('button', { name: 'Sending Message...' });
    await step('neither a click nor a key presses it', async () => {
      await userEvent.click(button);
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).not.toHaveBeenCalled();
      await expect(submitted).not.toHaveBeenCalled();
    });
    await step('Enter in a field does not submit past it', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name' }), 'Ines{Enter}');
      await expect(submitted).not.toHaveBeenCalled();
    });
    await step('it stays focusable', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const UnavailableSaysWhy: Story = {
  tags: ['check'],
  ...Unavailable,
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Register' });
    await step('Tab reaches it, and the reason is read out with it', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAccessibleDescription('Registration for this event has not opened yet.');
    });
    await step('neither Enter nor a click does anything', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(button);
      await expect(args.onClick).not.toHaveBeenCalled();
    });
  },
};

export const KeepsADescriptionOfTheCallers: Story = {
  tags: ['check'],
  args: { ...Unavailable.args, 'aria-describedby': 'seats' },
  render: (args) => (
    <Stack align="start">
      <Text id="seats">450 of 500 seats taken.</Text>
      <Button {...args} />
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    await step('the caller’s text is read out first, then the reason', async () => {
      await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
        '450 of 500 seats taken. Registration for this event has not opened yet.',
      );
    });
  },
};
export const SolidPressed: Story = { ...Solid, parameters: { pseudo: { hover: true, active: true } } };
export const SolidFocus: Story = { ...Solid, parameters: { pseudo: { focusVisible: 'button' } } };
export const UnavailableHover: Story = { ...Unavailable, parameters: { pseudo: { hover: true } } };
export const UnavailableFocus: Story = { ...Unavailable, parameters: { pseudo: { focusVisible: 'button' } } };

/** Where the system sets the colours, every button has an edge, and one that cannot act is grey. */
export const ForcedColors: Story = {
  render: all,
  parameters: { forcedColors: 'active', chromatic: { disableSnapshot: true } },
  play: async ({ canvas, step }) =>
    step('one that can be used looks unlike one that cannot', () =>
      whereForced(async () => {
        const [ready] = canvas.getAllByRole('button', { name: 'Speak With a Master' });
        const [unavailable] = canvas.getAllByRole('button', { name: 'Register' });
        for (const button of canvas.getAllByRole('button')) await expect(outlined(button)).toBe(true);
        await expect(looks(ready)).not.toBe(looks(unavailable));
      }),
    ),
};
export const OnPaperDark: Story = { ...OnPaper, globals: { theme: 'dark' } };
