import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../../src/components/Field';

const meta = {
  component: Field,
  parameters: {
    guide: {
      reader:
        'The label names the control, help and error describe it. “Required” is for the eye: the control says it.',
      limits: 'A label of one to five words, help and error of one sentence each. All of them wrap.',
    },
  },
  args: { id: 'own', label: 'Attachment', children: <input id="own" type="file" /> },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, paddingInlineStart: 20 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AroundAnotherControl: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Attachment')).toBeVisible();
  },
};
export const WithEverything: Story = {
  args: {
    required: true,
    help: 'A drawing of your systems, if you have one.',
    error: 'Choose a file',
    children: <input id="own" type="file" aria-describedby="own-help own-error" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Attachment')).toHaveAccessibleDescription(
      'A drawing of your systems, if you have one. Choose a file',
    );
  },
};
export const Dark: Story = { ...WithEverything, globals: { theme: 'dark' } };
export const Narrow: Story = { ...WithEverything, globals: { viewport: { value: 'mobile1' } } };
