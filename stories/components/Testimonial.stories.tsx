import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Testimonial } from '../../src/components/Testimonial';
import { partnerTestimonial } from '../../src/content/partners.data';
import { choice } from '../choice';
import { inSection } from '../decorators';
import { gallery } from '../gallery';
import { whereForced } from '../media';

const meta = {
  title: 'components/Cards/Testimonial (quote)',
  id: 'components-testimonial',
  component: Testimonial,
  argTypes: {
    size: choice(['large', 'small'], 'large'),
  },
  args: partnerTestimonial,
  parameters: {
    guide: {
      reader: 'A figure with the quotation, captioned with the name and role.',
      limits: 'One to three sentences. Omit quotation marks, because the component adds them.',
    },
    layout: 'fullscreen',
  },
  decorators: [inSection],
} satisfies Meta<typeof Testimonial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};
export const AllVariants: Story = gallery(
  Testimonial,
  {
    large: {},
    small: { size: 'small' },
    'small, without a name': { size: 'small', name: undefined, role: undefined },
    'name only': { quote: 'Yes.', role: undefined },
    'on ink': {},
    'long words': { quote: `Unternehmenssoftwarelandschaft. ${partnerTestimonial.quote} ${partnerTestimonial.quote}` },
  },
  { onInk: ['on ink'] },
);

/** Forced colors remove the ink surface, so the light text must get another color. */
export const ForcedColors: Story = {
  parameters: { forcedColors: 'active', surface: 'ink' },
  play: ({ canvas, step }) =>
    whereForced(async () => {
      const surface = getComputedStyle(document.body).backgroundColor;
      for (const words of [`“${partnerTestimonial.quote}”`, partnerTestimonial.name, partnerTestimonial.role])
        await step(`“${words.slice(0, 24)}” is legible`, async () => {
          await expect(getComputedStyle(canvas.getByText(words)).color).not.toBe(surface);
        });
    }),
};
