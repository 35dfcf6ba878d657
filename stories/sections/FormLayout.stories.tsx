import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHead } from '../../src/components/SectionHead';
import { support } from '../../src/content/support.data';
import { FormLayout } from '../../src/sections/FormLayout';
import { NextSteps } from '../../src/sections/NextSteps';
import { SupportForm } from '../../src/sections/SupportForm';

const { request } = support;

const meta = {
  title: 'sections/Contact/FormLayout',
  id: 'sections-formlayout',
  component: FormLayout,
  args: {
    form: <SupportForm content={request.form} />,
    aside: <NextSteps {...request.next} />,
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Moves through the fields and the button of the form, then through the links beside it.'],
        ['Enter', 'In a field or on the button: submits the form. On a link: follows it.'],
      ],
      reader: 'The form, then the content beside it as a complementary landmark.',
      limits: 'Any form. On narrow screens, the content beside the form moves below the form.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof FormLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FormAndAside: Story = {};
export const WithAHead: Story = {
  args: {
    labelledBy: 'head',
    head: <SectionHead id="head" heading={request.heading} lead={request.lead} space="none" />,
  },
};
