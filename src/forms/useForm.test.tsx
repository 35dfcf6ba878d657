// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FormDescription, forms } from './forms';
import { messages } from './messages';
import type { Answer, Send } from './send';
import { memoryStorage } from './testing/fakes';
import { FormServices, useForm } from './useForm';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const send = vi.fn<Send>();
const log = vi.spyOn(console, 'error');
let services = { send, inFlight: new Map(), storage: memoryStorage, slowNoticeDelayMs: 5_000 };
let root: Root;

beforeEach(() => {
  const storage = memoryStorage();
  services = { send, inFlight: new Map(), storage: () => storage, slowNoticeDelayMs: 5_000 };
  send.mockReset();
  log.mockReset().mockImplementation(() => {});
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

interface SampleProps {
  form?: FormDescription;
  id?: string;
}

/** Form of three fields that shows its outcome. */
function Sample({ form = forms.support, id = form.name }: SampleProps) {
  const { formProps, outcome, busy, restored } = useForm(form, { id });
  return (
    <form {...formProps} id={id} data-busy={busy} data-restored={restored}>
      {['name', 'email', 'message'].map((name) => (
        <input key={name} name={name} type={name === 'email' ? 'email' : 'text'} />
      ))}
      <output>{outcome && `${outcome.tone}: ${outcome.message}`}</output>
    </form>
  );
}

const show = (...samples: SampleProps[]) =>
  act(async () =>
    root.render(
      <FormServices value={services}>
        {samples.map((sample, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the samples are never reordered
          <Sample key={index} {...sample} />
        ))}
      </FormServices>,
    ),
  );
const formAt = (index = 0) => document.forms[index] as HTMLFormElement;
const field = (name: string) => formAt().elements.namedItem(name) as HTMLInputElement;
const outcome = () => formAt().querySelector('output')?.textContent;
const fill = (values: Record<string, string>) =>
  act(async () => {
    for (const [name, value] of Object.entries(values)) field(name).value = value;
    formAt().dispatchEvent(new Event('input', { bubbles: true }));
  });
const submit = (index = 0) =>
  act(async () => void formAt(index).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));

/** Makes `send` wait until the test responds. */
function holdAnswer() {
  let give: (answer: Answer) => void = () => {};
  send.mockReturnValue(new Promise((resolve) => (give = resolve)));
  return (answer: Answer) => act(async () => give(answer));
}

describe('a submission', () => {
  it('is not sent while a field is invalid', async () => {
    await show({});
    await fill({ email: 'ada' });
    await submit();
    expect(send).not.toHaveBeenCalled();
  });

  it('is not sent twice at the same time, but can be repeated after a failure', async () => {
    const answer = holdAnswer();
    await show({});
    await fill({ name: 'Ada', email: ' ada@example.com; ' });
    await submit();
    await submit();
    expect(send).toHaveBeenCalledExactlyOnceWith(
      forms.support,
      expect.objectContaining({ name: 'Ada', email: 'ada@example.com' }),
    );
    await answer({ success: false, message: 'No' });
    expect(outcome()).toBe('failure: No');
    expect(field('name').value).toBe('Ada');
    await submit();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('does not block another form', async () => {
    holdAnswer();
    await show({ id: 'first' }, { id: 'second' });
    await submit(0);
    await submit(1);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('resets the form and its draft after sending', async () => {
    send.mockResolvedValue({ success: true, message: 'Sent' });
    await show({});
    await fill({ name: 'Ada' });
    await submit();
    expect(outcome()).toBe('success: Sent');
    expect(field('name').value).toBe('');
    expect(services.storage().length).toBe(0);
  });

  it('keeps its confirmation when the empty form is submitted again, as by a double click', async () => {
    send.mockResolvedValue({ success: true, message: 'Sent' });
    await show({});
    await fill({ name: 'Ada' });
    await submit();
    await submit();
    expect(send).toHaveBeenCalledOnce();
    expect(outcome()).toBe('success: Sent');
    await fill({ name: 'Grace' });
    await submit();
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('an unmounted form', () => {
  it('shows its values and the result of its submission when mounted again', async () => {
    const answer = holdAnswer();
    await show({});
    await fill({ name: 'Ada' });
    await submit();
    await show();
    await answer({ success: false, message: 'No' });
    await show({});
    expect(field('name').value).toBe('Ada');
    expect(outcome()).toBe('failure: No');
    expect(send).toHaveBeenCalledOnce();
  });

  it('restores its draft when mounted again', async () => {
    await show({});
    await fill({ name: 'Ada' });
    await show();
    await show({});
    expect(field('name').value).toBe('Ada');
    expect(formAt().dataset.restored).toBe('true');
  });
});

describe.each([
  [forms.contact, 'The line went dead.', messages.contact.unexpected],
  [forms.sales, 'The line went dead.', messages.contact.unexpected],
  [forms.general, 'The line went dead.', messages.contact.unexpected],
  [forms.newsletter, 'The line went dead.', messages.newsletter.unexpected],
  [forms.support, messages.support.failure, messages.support.failure],
])('an error that is thrown while $name is sent', (form: FormDescription, withMessage, without) => {
  /** The same form without required fields. */
  const anything = { ...form, fields: forms.support.fields };

  it.each([
    [new Error('The line went dead.'), withMessage],
    [new Error(), without],
    ['nothing useful', without],
  ])('is logged, and shown as a sentence: %o', async (error, message) => {
    send.mockRejectedValue(error);
    await show({ form: anything });
    await submit();
    expect(outcome()).toBe(`failure: ${message}`);
    expect(log).toHaveBeenCalledExactlyOnceWith(`Sending the ${form.name} message failed: unexpected`, error);
  });
});
