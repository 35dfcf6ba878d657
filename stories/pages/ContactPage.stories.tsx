import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { contact } from '../../src/content/contact.data';
import { ContactPage } from '../../src/pages/ContactPage';
import { withMail } from '../sections/forms';
import { longWords, oneOfEach } from './shown';

const meta = {
  title: 'pages/Contact/ContactPage',
  id: 'pages-contactpage',
  component: ContactPage,
  decorators: [withMail],
  parameters: { layout: 'fullscreen', path: '/contact' },
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof ContactPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: pictured('phone', 'tablet') };
export const OneStepAndLongWords: Story = { args: { content: longWords(oneOfEach(contact)) } };
