import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ButtonLink } from '../ButtonLink';

it('renders no empty element for the reason if a link has neither an address nor a reason', () => {
  const html = renderToStaticMarkup(<ButtonLink href={undefined}>Download</ButtonLink>);
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toMatch(/<span[^>]*><\/span>|aria-describedby/);
});
