// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { cleanEmailFields, fillEmptyFields, isEdited, readFields, refusedFields } from './fields';
import { forms } from './forms';

describe('form fields', () => {
  let form: HTMLFormElement;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | RadioNodeList;

  beforeEach(() => {
    document.body.innerHTML = `<form>
      <input name="name" value="Ines"><input name="company"><textarea name="message"></textarea>
      <select name="budget"><option value="">Choose one</option><option value="under-50k">Under</option></select>
      <input type="radio" name="urgency" value="low"><input type="radio" name="urgency" value="high">
      <button>Send</button></form>`;
    form = document.forms[0] as HTMLFormElement;
  });

  it('are filled if empty', () => {
    fillEmptyFields(form, { company: 'Halden', message: 'One\nTwo', budget: 'under-50k', urgency: 'high' });
    expect(field('company').value).toBe('Halden');
    expect(field('message').value).toBe('One\nTwo');
    expect(field('budget').value).toBe('under-50k');
    expect(form.querySelector<HTMLInputElement>('[value=high]')?.checked).toBe(true);
  });

  it('keep existing values', () => {
    field('message').value = 'typed early';
    const low = form.querySelector<HTMLInputElement>('[value=low]');
    if (low) low.checked = true;
    fillEmptyFields(form, { name: 'Somebody', message: 'kept', urgency: 'high' });
    expect(field('name').value).toBe('Ines');
    expect(field('message').value).toBe('typed early');
    expect(low?.checked).toBe(true);
  });

  it('ignore an invalid option', () => {
    fillEmptyFields(form, { budget: 'a-billion', urgency: 'yesterday', phone: '1' });
    expect(field('budget').value).toBe('');
    expect(form.querySelector('input:checked')).toBeNull();
  });

  it('report whether they were edited', () => {
    expect(isEdited(form)).toBe(false);
    field('message').value = 'typed';
    expect(isEdited(form)).toBe(true);
    form.reset();
    expect(isEdited(form)).toBe(false);
    field('budget').value = 'under-50k';
    expect(isEdited(form)).toBe(true);
  });

  it('are read as typed, if the form describes them', () => {
    fillEmptyFields(form, { message: ' One\nTwo 😀 <script>', urgency: 'high' });
    const values = readFields(form, forms.contact);
    expect(Object.keys(values)).toEqual(Object.keys(forms.contact.fields));
    expect(values).toMatchObject({ name: 'Ines', urgency: 'high', budget: '', email: '' });
    expect(String(values.message).replace(/\r\n/g, '\n')).toBe(' One\nTwo 😀 <script>');
  });

  it('show the address that is sent', () => {
    form.insertAdjacentHTML('beforeend', '<input type="email" name="email" value=" Ada <ada@example.com>;">');
    cleanEmailFields(form);
    expect(field('email').value).toBe('ada@example.com');
    expect(refusedFields(form)).toEqual([]);
  });
});
