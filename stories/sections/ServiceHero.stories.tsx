import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { upgrade } from '../../src/content/servicePages/upgrade.data';
import { ServiceHero } from '../../src/sections/ServiceHero';

const meta = {
  title: 'sections/Services/ServiceHero (hero)',
  id: 'sections-servicehero',
  component: ServiceHero,
  args: upgrade.hero,
  parameters: {
    guide: {
      keyboard: 'links',
      reader:
        'The breadcrumb, the page’s focusable h1, the lead and the actions, then the facts as a list. The drawing is decorative.',
      limits: 'A heading of up to six words, two actions and two to four facts.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ServiceHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourFacts: Story = {};
export const WithoutFacts: Story = { args: { facts: [], actions: { primary: upgrade.hero.actions.primary } } };
export const LongWords: Story = {
  args: {
    heading: 'Unternehmenssoftwarelandschaft, upgraded',
    lead: `${upgrade.hero.lead} ${upgrade.hero.lead}`,
    facts: [
      { value: '26-52 weeks', label: 'from the first look to the last plant' },
      { value: 'from $125K', label: 'starting at, for each region' },
      { value: '1,800', label: 'Geschäftsprozessverantwortliche' },
    ],
  },
};
export const KeyboardOrder: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    const { trail, actions } = upgrade.hero;
    await step('the heading is focusable', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: upgrade.hero.heading })).toHaveAttribute(
        'tabindex',
        '-1',
      );
    });
    await step('Tab moves through the breadcrumb and the actions in order', async () => {
      for (const { label, href } of [...trail.filter(({ href }) => href), actions.primary, actions.secondary]) {
        await userEvent.tab();
        const link = canvas.getByRole('link', { name: label });
        await expect(link).toHaveFocus();
        await expect(link).toHaveAttribute('href', href);
      }
    });
  },
};
