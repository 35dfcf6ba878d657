// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { WordsProvider } from '../words';
import { SearchField } from './SearchField';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const filter = { clearSearch: 'Clear' } as never;

it('clears the field on Escape, but not during composition', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(
      <WordsProvider words={{ filter }}>
        <SearchField label="Search" defaultValue="にほん" />
      </WordsProvider>,
    ),
  );
  const input = place.querySelector('input') as HTMLInputElement;
  const press = (isComposing: boolean) =>
    act(async () => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing }));
    });
  await press(true);
  expect(input.value).toBe('にほん');
  await press(false);
  expect(input.value).toBe('');
});
