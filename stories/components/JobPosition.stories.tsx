import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JobPosition } from '../../src/components/JobPosition';
import { careers } from '../../src/content/companyPages/careers.data';
import { workWithUs } from '../../src/content/companyPages/workWithUs.data';
import { printSalary } from '../../src/content/format';
import { openings, positions } from '../../src/content/jobs.data';
import { choice } from '../choice';
import { inCell } from '../decorators';
import { gallery } from '../gallery';

const [position] = positions;
const [opening] = openings;
if (!position || !opening?.salary) throw new Error('No open positions');
const first = {
  heading: position.title,
  department: position.department,
  location: position.location,
  text: position.description,
  requirements: position.requirements,
  requirementsLabel: workWithUs.positions.requirements,
  action: workWithUs.positions.apply,
};
const { from, to } = opening.salary;
const second = {
  heading: opening.title,
  department: opening.department,
  location: opening.location,
  type: opening.type,
  text: opening.description,
  requirements: undefined,
  salary: {
    printed: printSalary({ from, to }),
    scale: {
      axis: [100, 200],
      span: [from, to],
      between: true,
      tick: 10,
      marks: [
        [100, '$100k'],
        [200, '$200k'],
      ],
    },
  },
  action: careers.openings.apply,
} as const;

const meta = {
  title: 'components/Cards/JobPosition',
  id: 'components-jobposition',
  component: JobPosition,
  argTypes: {
    layout: choice(['row', 'column'], 'row'),
  },
  args: first,
  parameters: {
    guide: {
      keyboard: 'links',
      reader:
        'An article named by its title. Department, place and type are a list; requirements are a list named by its label. The link’s name includes the position.',
      limits: 'Two to four sentences and three to six requirements. Only the title, department and place are required.',
    },
    layout: 'fullscreen',
  },
  decorators: [inCell],
} satisfies Meta<typeof JobPosition>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllVariants: Story = gallery(JobPosition, {
  'row, with requirements': {},
  'row, with a salary': second,
  column: { layout: 'column' },
  'column, with a salary': { ...second, layout: 'column' },
  'title and place only': { text: undefined, requirements: undefined },
  'long words': {
    heading: 'Unternehmenssoftwarelandschaftsarchitektin for Manufacturing and Automotive',
    location: 'Philadelphia, PA, Mumbai, London or Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    text: `${first.text} ${first.text} ${first.text}`,
  },
});
export const WithRequirements: Story = {
  play: async ({ canvas, step }) => {
    await step('the requirements are a list named by its label', async () => {
      await expect(canvas.getByRole('list', { name: first.requirementsLabel })).toBeVisible();
    });
  },
};
