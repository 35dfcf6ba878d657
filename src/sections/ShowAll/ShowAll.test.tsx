// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, type NavigateFunction, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { WordsProvider } from '../../components/words';
import { words } from '../../content/words';
import { ShowAll } from './ShowAll';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

const list = (
  <ShowAll entries={['One', 'Two', 'Three']} first={1} label="Show all">
    {(shown) => shown.map((entry) => <article key={entry}>{entry}</article>)}
  </ShowAll>
);

let go: NavigateFunction;
function Go() {
  go = useNavigate();
  return null;
}

it('shows all entries again after Back', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(
      <WordsProvider words={words}>
        <MemoryRouter>
          <Go />
          <Routes>
            <Route path="/" element={list} />
            <Route path="/elsewhere" element="Elsewhere" />
          </Routes>
        </MemoryRouter>
      </WordsProvider>,
    ),
  );
  expect(place.querySelectorAll('article')).toHaveLength(1);
  await act(async () => place.querySelector('button')?.click());
  expect(place.querySelectorAll('article')).toHaveLength(3);
  await act(async () => go('/elsewhere'));
  expect(place.textContent).toBe('Elsewhere');
  await act(async () => go(-1));
  expect(place.querySelectorAll('article')).toHaveLength(3);
});
