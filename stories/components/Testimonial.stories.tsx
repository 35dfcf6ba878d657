import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../../src/components/Section';
import { Testimonial } from '../../src/components/Testimonial';
import { partnerTestimonial } from '../../src/content/partners';
import { whereForced } from '../media';

const meta = {
  title: 'components/Cards/Testimonial (quote)',
  id: 'components-testimonial',
  component: Testimonial,
  args: partnerTestimonial,
  parameters: {
    guide: {
      reader: 'A quotation, then who said it.',
      limits: 'One to three sentences, without quotation marks: they are set here.',
    },
    layout: 'fullscreen',
  },
  render: (args) => (
    <Section>
      <Testimonial {...args} />
    </Section>
  ),
} satisfies Meta<typeof Testimonial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {
  play: async ({ canvas, step }) => {
    await step('the words stand in quotation marks', async () => {
      await expect(canvas.getByRole('figure')).toHaveTextContent(`“${partnerTestimonial.quote}”`);
    });
    await step('who said it is shown', async () => {
      await expect(canvas.getByText(partnerTestimonial.name)).toBeVisible();
    });
  },
};
export const Small: Story = { args: { size: 'small', name: undefined, role: undefined } };
export const NameOnly: Story = { args: { role: undefined } };
export const OneWord: Story = { args: { quote: 'Yes.' } };
export const OnInk: Story = {
  render: (args) => (
    <Section surface="ink">
      <Testimonial {...args} />
    </Section>
  ),
};
/** Where the system sets the colours there is no ink: words in its light color would be gone with it. */
export const ForcedColors: Story = {
  ...OnInk,
  parameters: { forcedColors: 'active', chromatic: { disableSnapshot: true } },
  play: ({ canvas, step }) =>
    whereForced(async () => {
      const surface = getComputedStyle(document.body).backgroundColor;
      for (const words of [`“${partnerTestimonial.quote}”`, partnerTestimonial.name, partnerTestimonial.role])
        await step(`“${words.slice(0, 24)}” is legible`, async () => {
          await expect(getComputedStyle(canvas.getByText(words)).color).not.toBe(surface);
        });
    }),
};
export const LongWords: Story = {
  args: { quote: `Unternehmenssoftwarelandschaft. ${partnerTestimonial.quote} ${partnerTestimonial.quote}` },
};
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
