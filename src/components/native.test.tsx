// @vitest-environment happy-dom
import { act, type FunctionComponent, type Ref } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { words } from '../content/words';
import * as components from '.';

const all = new Map(Object.entries(components));

interface NativeTestProps {
  ref: Ref<Element>;
  'data-probe': string;
}
// Components that accept native attributes, with their required props.
const option = { value: 'a', label: 'A' };
const requiredProps = {
  Badge: { children: 'New' },
  Button: { children: 'Send' },
  ButtonLink: { href: '#', children: 'Read' },
  Cell: {},
  Cells: {},
  Checkbox: { label: 'A' },
  CheckboxGroup: { label: 'Some', options: [option] },
  Column: {},
  Container: {},
  DashList: { items: ['A'] },
  Grid: {},
  Heading: { level: 2, children: 'Work' },
  Inline: {},
  Link: { href: '#', children: 'Read' },
  RadioGroup: { label: 'One', name: 'one', options: [option] },
  SearchField: { label: 'Search' },
  Section: {},
  Select: { label: 'One', name: 'one', options: [option] },
  Stack: {},
  TagList: { tags: ['A'] },
  Text: { children: 'Words' },
  TextArea: { label: 'Why', name: 'why' },
  TextField: { label: 'Name', name: 'name' },
  TitleLink: { href: '#', children: 'Read' },
  VisuallyHidden: { children: 'Words' },
} as const;

it.each(Object.entries(requiredProps))('%s passes attributes and ref to its element', async (name, props) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const Component = all.get(name) as unknown as FunctionComponent<NativeTestProps>;
  const elementRef: { current: Element | null } = { current: null };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => {
    root.render(
      <components.WordsProvider words={words}>
        <Component {...props} data-probe={name} ref={elementRef} />
      </components.WordsProvider>,
    );
  });
  const found = document.querySelectorAll(`[data-probe="${name}"]`);
  expect(found).toHaveLength(1);
  expect(elementRef.current).toBe(found[0]);
  await act(async () => root.unmount());
});
