import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { contact } from '../../src/content/contact.data';
import { ContactInquiry } from '../../src/sections/ContactInquiry';
import { NextSteps } from '../../src/sections/NextSteps';
import { PageHead } from '../../src/sections/PageHead';
import { withMail } from './forms';

const { fields } = contact.form;

const meta = {
  title: 'sections/Contact/ContactInquiry',
  id: 'sections-contactinquiry',
  component: ContactInquiry,
  args: {
    head: <PageHead {...contact.head} />,
    form: contact.form,
    aside: <NextSteps {...contact.next} />,
    success: contact.success,
  },
  decorators: [withMail],
  parameters: {
    form: { draft: true },
    guide: {
      keyboard: [
        ['Tab', 'Goes through the form, as in MessageForm.'],
        ['Enter', 'Sends; on the success screen its button leads back to the h1 of the form.'],
      ],
      reader:
        'The page’s h1, then the form; after sending the success screen takes their place, and its h1 takes the focus and is read.',
      limits:
        'Labels of one to five words, a message of any length. On the success screen a heading of up to five words and a message of two sentences.',
    },
    layout: 'fullscreen',
  },
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof ContactInquiry>;
export default meta;
type Story = StoryObj<typeof meta>;

const initial = {
  name: 'Ines Marten',
  email: 'ines.marten@halden.example',
  company: 'Halden',
  phone: '+47 555 01 42',
  urgency: 'high',
  message: 'Nine plants, one month-end close.',
};

export const Form: Story = {};
export const PrefilledType: Story = { args: { prefill: { inquiryType: 'ai-strategy' } } };

export const SentScreen: Story = {
  args: { initial },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: contact.form.submit }));
    await step('the whole screen says so, from the top, with the focus on its heading', async () => {
      const heading = await canvas.findByRole('heading', { level: 1, name: contact.success.heading });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(canvas.queryByRole('form')).toBeNull();
      await expect(window.scrollY).toBe(0);
    });
  },
};

export const SendAnotherKeepsWhoYouAre: Story = {
  tags: ['check'],
  args: { initial },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: contact.form.submit }));
    await userEvent.click(await canvas.findByRole('button', { name: contact.success.again }));
    await step('the form is back, with the focus on the page’s heading', async () => {
      const heading = canvas.getByRole('heading', { level: 1, name: contact.head.heading });
      await waitFor(() => expect(heading).toHaveFocus());
    });
    await step('name, email and company are kept, the rest is empty', async () => {
      await expect(canvas.getByRole('textbox', { name: fields.name.label })).toHaveValue('Ines Marten');
      await expect(canvas.getByRole('textbox', { name: fields.email.label })).toHaveValue('ines.marten@halden.example');
      await expect(canvas.getByRole('textbox', { name: fields.company.label })).toHaveValue('Halden');
      await expect(canvas.getByRole('textbox', { name: fields.phone.label })).toHaveValue('');
      await expect(canvas.getByRole('radio', { name: 'High' })).not.toBeChecked();
      await expect(canvas.getByRole('textbox', { name: fields.message.label })).toHaveValue('');
    });
    await step('nothing is taken for an unfinished message', async () => {
      await expect(canvas.queryByText(contact.form.draft.kept)).toBeNull();
    });
  },
};
