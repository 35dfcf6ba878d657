import type { Meta, StoryObj } from '@storybook/react-vite';
import { generalInquiry } from '../../src/content/inquiries.data';
import { GeneralForm } from '../../src/sections/GeneralForm';
import { Inquiry } from '../../src/sections/Inquiry';
import { NextSteps } from '../../src/sections/NextSteps';
import { PageHead } from '../../src/sections/PageHead';
import { withMail } from './forms';

const first = { name: 'Ines', email: 'ines@halden.example', company: 'Halden', subject: 'A talk', message: 'In May?' };

const meta = {
  title: 'sections/Contact/Inquiry',
  id: 'sections-inquiry',
  component: Inquiry,
  args: {
    head: <PageHead {...generalInquiry.head} />,
    aside: <NextSteps {...generalInquiry.next} />,
    success: generalInquiry.success,
    children: ({ initial, onSent }) => (
      <GeneralForm connected content={generalInquiry.form} initial={initial ?? first} onSent={onSent} />
    ),
  },
  decorators: [withMail],
  parameters: {
    guide: {
      keyboard: [['All keys', 'As in the form. After the screen changes, Tab continues from the h1.']],
      reader: 'Each screen begins with an h1, which takes focus after the screen changes.',
      limits: 'Any form, with any content beside it.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Inquiry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
