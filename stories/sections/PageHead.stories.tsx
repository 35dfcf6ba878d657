import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { headAt } from '../../src/content/pageHead';
import { PageHead, type PageHeadProps } from '../../src/sections/PageHead';

const head = headAt('/solutions/s4hana');
const { lead } = head;
const meta = {
  title: 'sections/Any page/PageHead (hero, page header)',
  id: 'sections-pagehead',
  component: PageHead,
  args: {
    ...head,
    actions: { primary: { label: 'Speak With a Master', href: '/contact' } },
    drawing: { name: 'plate-01', viewBox: '20 76 624 312' },
  },
  parameters: {
    guide: {
      keyboard: 'links',
      reader:
        'The breadcrumb or back link, then the page’s focusable h1, the lead and the actions. The drawing is decorative unless it has a label.',
      limits: 'A heading of up to eight words, a lead of two sentences and two actions.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PageHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas, step }) =>
    step('the heading is focusable', async () => {
      const title = canvas.getByRole('heading', { level: 1 });
      title.focus();
      await expect(title).toHaveFocus();
      title.blur();
    }),
};

const named = { name: 'customer-data', viewBox: '0 0 480 340', layout: 'detail', hasLabels: true } as const;
const lettered = {
  name: 'head-services',
  viewBox: '0 0 540 362',
  hasLabels: true,
  unlabeledViewBox: '0 0 346 362',
} as const;
const layouts: readonly (Partial<PageHeadProps> & { heading: string })[] = [
  { heading: 'Detail', drawing: { name: 'plate-01', viewBox: '240 176 320 192', layout: 'detail' } },
  { heading: 'Detail with names', drawing: named },
  { heading: 'Lettered', drawing: lettered },
  { ...headAt('/careers'), heading: 'On ink' },
  { ...headAt('/resources/events'), heading: 'Across' },
  { ...headAt('/about/our-team'), heading: 'Across, named' },
  { ...headAt('/careers'), heading: 'None', drawing: undefined },
];
/** Some layouts of the drawing. The heading names the layout. */
export const Drawings: Story = {
  render: (args) => (
    <>
      {layouts.map((layout) => (
        <PageHead key={layout.heading} {...args} {...layout} trail={undefined} actions={undefined} />
      ))}
    </>
  ),
};
/** Phones show the drawing below the text. */
export const DrawingsOnAPhone: Story = { ...Drawings, globals: { viewport: { value: 'mobile1' } } };
export const AboveAForm: Story = {
  args: { ...headAt('/contact'), actions: undefined },
  globals: { viewport: { value: 'mobile1' } },
  play: ({ canvasElement, step }) =>
    step('phones hide the drawing', async () => {
      for (const { parentElement } of canvasElement.querySelectorAll('svg[viewBox="52 8 376 224"]'))
        await expect(parentElement).not.toBeVisible();
    }),
};
export const HeadingAlone: Story = { args: { trail: undefined, actions: undefined } };
export const TwoActions: Story = {
  args: {
    actions: {
      primary: { label: 'Speak With a Master', href: '/contact' },
      secondary: { label: 'Read what others did', href: '/case-studies' },
    },
  },
};
export const BackToThePageAbove: Story = {
  args: { back: { label: 'Back to the overview', href: '/about' } },
  play: ({ canvas, step }) =>
    step('the back link replaces the breadcrumb', async () => {
      await expect(canvas.getByRole('link', { name: 'Back to the overview' })).toHaveAttribute('href', '/about');
      await expect(canvas.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
    }),
};
export const HeightOfTheTitle: Story = {
  tags: ['check'],
  globals: { viewport: { value: 'laptop' } },
  render: () => (
    <>
      <PageHead {...headAt('/careers')} />
      <PageHead {...headAt('/leadership')} drawing={meta.args.drawing} />
    </>
  ),
  play: ({ canvas, step }) =>
    step('the heading is at the same height with a breadcrumb as with a back link', async () => {
      const heights = canvas.getAllByRole('heading', { level: 1 }).map((title) => {
        const part = title.closest('[data-surface]') as HTMLElement;
        return Math.round(title.getBoundingClientRect().top - part.getBoundingClientRect().top);
      });
      await expect(new Set(heights).size).toBe(1);
    }),
};
export const LongWords: Story = {
  args: {
    heading: 'Unternehmenssoftwarelandschaft and everything that stands around it in several countries',
    lead: `${lead} ${lead} ${lead} ${lead}`,
  },
};
