import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, type ButtonProps } from '../../src/components/Button';
import { Section } from '../../src/components/Section';
import { Stack } from '../../src/components/Stack';
import { Text } from '../../src/components/Text';
import { TextField } from '../../src/components/TextField';
import { choice } from '../choice';
import { galleryParameters, Variants } from '../gallery';
import { looks, outlined, whereForced } from '../media';

const meta = {
  title: 'components/Actions/Button',
  id: 'components-button',
  component: Button,
  argTypes: {
    variant: choice(['outline', 'signal', 'solid'], 'outline'),
    size: choice(['large', 'medium'], 'large'),
    width: choice(['auto', 'full', 'full-narrow'], 'auto'),
  },
  parameters: {
    guide: {
      instead: [
        ['ButtonLink', 'It opens another page.'],
        ['Link', 'The action needs less emphasis and opens another page.'],
      ],
      anatomy: ['Label', 'Cell with an arrow or another icon (optional)'],
      pairs: [
        ['Use one `signal` button on a page.', 'Place two `signal` buttons side by side.'],
        ['Keep an unavailable button and give the reason.', 'Remove it, or gray it out without a reason.'],
        ['Change the label while it is busy: “Sending Message...”.', 'Show only a spinner.'],
      ],
      content: [
        ['Start with a verb.', '“Send Message”, not “Message”'],
        ['Name the result.', '“Download PDF”, not “Click here”'],
      ],
      keyboard: [
        ['Tab', 'Moves focus to the button.'],
        ['Enter or Space', 'Activates the button. If it is busy or unavailable, nothing happens and it keeps focus.'],
      ],
      reader:
        'A button with its label. A busy button is announced as unavailable and busy. With `unavailable`, the reason follows the name.',
      limits: 'One to four words. Longer labels wrap and the button grows.',
    },
  },
  args: { children: 'Request a Review', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outline: Story = {};
const unavailable = { unavailable: 'Not open yet.', children: 'Register' };
const forms: readonly (readonly [label: string, props: Partial<ButtonProps>])[] = [
  ['large', {}],
  ['arrow', { arrow: true }],
  ['medium', { size: 'medium' }],
  ['another icon', { size: 'medium', icon: 'calendar' }],
  ['hover', { arrow: true }],
  ['pressed', { arrow: true }],
  ['focus', { arrow: true }],
  ['busy', { size: 'medium', busy: true, children: 'Sending...' }],
  ['unavailable', { ...unavailable, size: 'medium', icon: 'calendar' }],
  ['unavailable, hover', unavailable],
  ['unavailable, focus', unavailable],
  ['full width', { width: 'full' }],
  ['with the reason shown', { ...unavailable, showReason: true }],
  ['long words', { children: 'Book a free assessment of your SAP infrastructure with two of our architects' }],
];
export const AllVariants: Story = {
  render: () => (
    <Variants
      columns={4}
      items={(['signal', 'outline', 'solid'] as const).flatMap((variant) =>
        forms.map(([label, props]) => ({
          label: `${variant}, ${label}`,
          children: (
            <Button variant={variant} {...props}>
              {props.children ?? 'Choose a Plan'}
            </Button>
          ),
        })),
      )}
    />
  ),
  parameters: galleryParameters,
};
export const OnBand: Story = {
  ...AllVariants,
  parameters: { ...AllVariants.parameters, layout: 'fullscreen' },
  decorators: [(Story) => <Section surface="band">{Story()}</Section>],
};
export const OnInk: Story = { ...OnBand, decorators: [(Story) => <Section surface="ink">{Story()}</Section>] };

export const EnterAndSpacePress: Story = {
  tags: ['check'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab moves focus to the button', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Request a Review' })).toHaveFocus();
    });
    await step('Enter and Space both call onClick', async () => {
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
  args: { variant: 'signal', arrow: true, busy: true, type: 'submit', children: 'Sending Message...' },
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
    await step('neither a click nor Enter calls onClick or submits the form', async () => {
      await userEvent.click(button);
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).not.toHaveBeenCalled();
      await expect(submitted).not.toHaveBeenCalled();
    });
    await step('Enter in a field does not submit the form', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name' }), 'Ines{Enter}');
      await expect(submitted).not.toHaveBeenCalled();
    });
    await step('the button stays focusable', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const UnavailableSaysWhy: Story = {
  tags: ['check'],
  args: unavailable,
  render: (args) => (
    <Stack align="start">
      <Button {...args} />
      <Text id="seats">450 of 500 seats taken.</Text>
      <Button {...args} aria-describedby="seats" />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    const [button, described] = canvas.getAllByRole('button', { name: 'Register' });
    await step('Tab moves to the button, and its description is the reason', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAccessibleDescription('Not open yet.');
    });
    await step('neither Enter nor a click calls onClick', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(button as HTMLElement);
      await expect(args.onClick).not.toHaveBeenCalled();
    });
    await step('the description from aria-describedby comes before the reason', async () => {
      await expect(described).toHaveAccessibleDescription('450 of 500 seats taken. Not open yet.');
    });
  },
};

export const ForcedColors: Story = {
  ...AllVariants,
  parameters: { forcedColors: 'active' },
  play: async ({ canvas, step }) =>
    step('every button has a border, and unavailable buttons look different', () =>
      whereForced(async () => {
        const [ready] = canvas.getAllByRole('button', { name: 'Choose a Plan' });
        const [off] = canvas.getAllByRole('button', { name: 'Register' });
        for (const button of canvas.getAllByRole('button')) await expect(outlined(button)).toBe(true);
        await expect(looks(ready)).not.toBe(looks(off));
      }),
    ),
};
