import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../../src/components/Field';
import { control } from '../../src/theme/field.css';
import { gallery } from '../gallery';

const meta = {
  title: 'components/Forms/Field',
  id: 'components-field',
  component: Field,
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Moves focus to the control that is passed as `children`.'],
        ['Other keys', 'Depend on the control.'],
      ],
      reader:
        'The label names the control. “Required” is hidden from screen readers, so set `required` on the control. Refer to help and error with `aria-describedby` on the control.',
      limits: 'A label of one to five words; help and error of one sentence each. All of them wrap.',
    },
  },
  args: { id: 'own', label: 'Go-live', children: <input id="own" type="date" className={control} /> },
  decorators: [(Story) => <div style={{ maxWidth: 420, paddingInlineStart: 20 }}>{Story()}</div>],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AroundAnotherControl: Story = {};
const complete = { required: true, help: 'The weekend of the cutover, if it is fixed.', error: 'Choose a date' };

const labeled = (id: string) => ({ id, children: <input id={id} type="date" className={control} /> });
export const AllVariants: Story = gallery(Field, {
  default: labeled('a'),
  required: { ...labeled('b'), required: true },
  'with help': { ...labeled('c'), help: complete.help },
  'with an error': { ...labeled('d'), ...complete },
});
