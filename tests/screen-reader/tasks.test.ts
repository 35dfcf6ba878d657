import { blogCategories } from '../../src/content/blog.data.ts';
import { contact } from '../../src/content/contact.data.ts';
import { home } from '../../src/content/home.data.ts';
import { resourceHub } from '../../src/content/listPages/resources.data.ts';
import { navigation } from '../../src/content/navigation.ts';
import { pageAt } from '../../src/content/pages.ts';
import { resources } from '../../src/content/resources.ts';
import { ai } from '../../src/content/topics.data.ts';
import { words } from '../../src/content/words.ts';
import { forms } from '../../src/forms/forms.ts';
import { messages } from '../../src/forms/messages.ts';
import { unknown } from '../support/pages.ts';
import { test } from './reader.ts';

const heading = (text: string, level: number) => `${text} heading level ${level}`;

test('moves through the home page by headings and by the skip link', async ({ reader }) => {
  const { headline, subline = '', actions } = home.hero;
  await reader.goto('/');
  await reader.press('h');
  await reader.expectSpoken(headline[0] ?? '', heading(subline, 1));
  await reader.press('h');
  await reader.expectSpoken(home.build.heading);
  await reader.press('ctrl+Home');
  await reader.expectSpoken('Skip to content');
  await reader.press('Return');
  await reader.expectSpoken('main content');
  await reader.press('Tab');
  await reader.expectSpoken(actions.primary.label);
});

test('opens a service from the Solutions menu', async ({ reader }) => {
  const { label, first, links } = navigation.solutions;
  const service = links[2] ?? first;
  await reader.goto('/');
  await reader.find('b', label);
  // The menu opens on focus, which Orca sets after it has announced the button. Return then enters the menu.
  await reader.expectSpoken(label);
  await reader.press('Return');
  await reader.expectSpoken(first.label);
  await reader.find('Tab', service.label);
  await reader.press('Return');
  await reader.expectSpoken(heading(pageAt(service.href).heading, 1));
});

test('sends a contact message after missing fields and an invalid address', async ({ reader }) => {
  const { fields, submit } = contact.form;
  const { missing, incorrect, emailInvalid } = messages.validation;
  const nameMissing = forms.contact.fields.name?.missing ?? '';
  const entry = (field: keyof typeof fields, value = '') => `${fields[field].label} entry${value}`;
  await reader.goto('/contact');
  await reader.find('b', submit);
  await reader.press('Return');
  await reader.expectSpoken(missing);
  await reader.press('Tab');
  await reader.expectSpoken(`${nameMissing} link`);
  await reader.press('Return');
  await reader.expectSpoken(entry('name', ' required'), nameMissing);
  await reader.type('Ada Test');
  await reader.press('Tab');
  await reader.expectSpoken(entry('email'));
  await reader.type('ada@');
  await reader.press('Tab');
  await reader.expectSpoken(entry('company'));
  await reader.type('Test Works');
  await reader.press('Return');
  await reader.expectSpoken(missing);
  await reader.find('Tab', forms.contact.fields.message?.missing ?? '');
  await reader.press('Return');
  await reader.expectSpoken(fields.message.label);
  await reader.type('We run nine plants.');
  await reader.find('Tab', submit);
  await reader.press('Return');
  await reader.expectSpoken(incorrect);
  await reader.press('Tab', 'Return');
  await reader.expectSpoken(entry('email', ' ada@'), `${emailInvalid}.`);
  await reader.press('End');
  await reader.type('screen-reader.example');
  await reader.press('Tab');
  await reader.expectSpoken(entry('company'));
  await reader.press('shift+Tab');
  await reader.expectSpoken(entry('email', ' ada@screen-reader.example'));
  await reader.expectNotSpoken(emailInvalid);
  await reader.press('Return');
  await reader.expectSpoken(heading(contact.success.heading, 1));
  await reader.find('Tab', contact.success.again);
  await reader.press('Return');
  await reader.expectSpoken(heading(pageAt('/contact').heading, 1));
});

test('subscribes to the newsletter after a missing and an invalid address', async ({ reader }) => {
  const { emailRequired, emailInvalid } = messages.validation;
  await reader.goto('/resources');
  await reader.press('ctrl+End');
  await reader.find('shift+e', 'Name entry');
  await reader.press('Return');
  await reader.expectSpoken('Email Address entry');
  await reader.expectSpoken(emailRequired);
  await reader.type('ada@');
  await reader.press('Return');
  await reader.expectSpoken(emailInvalid);
  await reader.type('screen-reader.example');
  await reader.press('Return');
  await reader.expectSpoken(messages.newsletter.submitting, messages.newsletter.success);
});

test('searches the hub, selects two filters and clears them', async ({ reader }) => {
  const [first, second] = resourceHub.values.industry;
  const said = (count: number) => `${count} ${count === 1 ? 'resource' : 'resources'}`;
  const of = (...values: (string | undefined)[]) =>
    resources.filter(({ industry }) => industry.some((value) => values.includes(value))).length;
  await reader.goto('/resources');
  await reader.press('e');
  await reader.expectSpoken(`${resourceHub.labels.search} entry`);
  // Orca treats letters as commands until it has announced the field.
  await reader.find('Tab', `${first?.label} `);
  await reader.find('shift+Tab', `${resourceHub.labels.search} entry`);
  await reader.type(resources[3]?.title ?? '');
  await reader.expectSpoken(said(1));
  await reader.press('Escape');
  await reader.expectSpoken(said(resources.length));
  await reader.find('Tab', `${first?.label} `);
  await reader.press('space');
  await reader.expectSpoken('checked', said(of(first?.value)));
  await reader.press('Tab', 'space');
  await reader.expectSpoken('checked', said(of(first?.value, second?.value)));
  await reader.find('b', words.filter.clear);
  await reader.press('Return');
  await reader.expectSpoken(heading(said(resources.length), 2));
  await reader.expectSpoken(said(resources.length));
});

test('moves to the last section of a long page by its tabs', async ({ reader }) => {
  const label = ai.topics.at(-1)?.label ?? '';
  await reader.goto('/ai');
  // The tabs are above the first section.
  await reader.press('2');
  await reader.expectSpoken(heading(ai.topics[0]?.label ?? '', 2));
  await reader.press('shift+Tab');
  await reader.expectSpoken(`${label} `);
  await reader.press('Return');
  await reader.expectSpoken(heading(label, 2));
});

test('selects categories of the blog', async ({ reader }) => {
  await reader.goto('/resources/blog');
  await reader.press('2');
  await reader.find('Tab', 'All page tab');
  // Until Orca has announced the tab, arrow keys read characters.
  await reader.expectSpoken('All page tab');
  for (const category of blogCategories.slice(0, 2)) {
    await reader.press('Right');
    await reader.expectSpoken(`${category} page tab`);
  }
});

test('changes the theme', async ({ reader }) => {
  const { dark, system } = words.theme;
  await reader.goto('/privacy');
  await reader.press('ctrl+End');
  await reader.find('shift+r', dark);
  await reader.press('space');
  await reader.expectSpoken('selected');
  await reader.find('r', system);
  await reader.press('space');
  await reader.expectSpoken('selected');
});

test('pauses motion', async ({ reader }) => {
  await reader.goto('/');
  await reader.find('b', 'Pause motion toggle button not pressed');
  await reader.press('space');
  await reader.expectSpoken('pressed');
  await reader.press('space');
  await reader.expectSpoken('not pressed');
});

test('follows a link, goes back, and opens an unknown address', async ({ reader }) => {
  const [followed] = ai.topics.flatMap(({ more }) => more ?? []);
  if (!followed) throw new Error('no link');
  await reader.goto('/ai');
  await reader.press('2');
  await reader.find('k', `${followed.label} link`);
  await reader.press('Return');
  await reader.expectSpoken(heading(pageAt(followed.href).heading, 1));
  await reader.press('XF86Back');
  await reader.expectSpoken(heading(pageAt('/ai').heading, 1));
  await reader.goto(unknown);
  await reader.press('h');
  await reader.expectSpoken(heading(pageAt(unknown).heading, 1));
});
