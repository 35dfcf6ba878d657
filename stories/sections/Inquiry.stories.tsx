import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
      keyboard: [['All keys', 'As in the form; after a change of page Tab goes on from the h1.']],
      reader: 'Whichever page is shown begins with the page’s h1; it takes the focus after each change.',
      limits: 'Any form and anything beside it.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Inquiry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const ThereAndBack: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const { form, head, success } = generalInquiry;
    await step('once sent, the success screen has the focus on its heading, and the form is gone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: form.submit }));
      const heading = await canvas.findByRole('heading', { level: 1, name: success.heading });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(canvas.queryByRole('form')).toBeNull();
    });
    await step('the form is back, and knows who writes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: success.again }));
      const heading = canvas.getByRole('heading', { level: 1, name: head.heading });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(canvas.getByRole('textbox', { name: form.fields.name.label })).toHaveValue('Ines');
      await expect(canvas.getByRole('textbox', { name: form.fields.subject.label })).toHaveValue('');
    });
  },
};
