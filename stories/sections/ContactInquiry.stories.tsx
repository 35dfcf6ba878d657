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
        ['Tab', 'Moves through the form, as in MessageForm.'],
        ['Enter', 'Sends. On the button of the success screen: returns to the form and focuses its h1.'],
      ],
      reader:
        'The page’s h1, then the form. After sending, the success screen replaces them, and focus moves to its h1.',
      limits: 'The limits of ContactForm and ContactSuccess apply.',
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

export const SentScreen: Story = {
  tags: ['!autodocs'],
  args: { initial },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: contact.form.submit }));
    await step('the success screen is scrolled to the top, and its heading has focus', async () => {
      const heading = await canvas.findByRole('heading', { level: 1, name: contact.success.heading });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(canvas.queryByRole('form')).toBeNull();
      await expect(window.scrollY).toBe(0);
    });
  },
};

export const SendAnotherKeepsWhoYouAre: Story = {
  tags: ['check'],
  args: { initial, prefill: { message: 'About the role in Oslo.' } },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: contact.form.submit }));
    await userEvent.click(await canvas.findByRole('button', { name: contact.success.again }));
    await step('the button returns to the form and focuses the page’s heading', async () => {
      const heading = canvas.getByRole('heading', { level: 1, name: contact.head.heading });
      await waitFor(() => expect(heading).toHaveFocus());
    });
    await step('name, email and company are kept, the other fields are empty', async () => {
      await expect(canvas.getByRole('textbox', { name: fields.name.label })).toHaveValue('Ines Marten');
      await expect(canvas.getByRole('textbox', { name: fields.email.label })).toHaveValue('ines.marten@halden.example');
      await expect(canvas.getByRole('textbox', { name: fields.company.label })).toHaveValue('Halden');
      await expect(canvas.getByRole('textbox', { name: fields.phone.label })).toHaveValue('');
      await expect(canvas.getByRole('radio', { name: 'High' })).not.toBeChecked();
      await expect(canvas.getByRole('textbox', { name: fields.message.label })).toHaveValue('');
    });
    await step('no draft notice is shown', async () => {
      await expect(canvas.queryByText(contact.form.draft.kept)).toBeNull();
    });
  },
};
