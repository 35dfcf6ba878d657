import { contact } from '../../src/content/contact.data.ts';
import { navigation } from '../../src/content/navigation.ts';
import { messages } from '../../src/forms/messages.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

const startingWith = (words: string) => new RegExp(`^${words}`);

/** Presses Tab until the element has focus; fails after 150 presses. */
async function tabTo(page: Page, locator: Locator): Promise<Locator> {
  const target = locator.filter({ visible: true }).first();
  for (let steps = 0; steps < 150; steps += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return target;
  }
  throw new Error(`Tab never reached ${locator}`);
}

test('the contact form can be sent with the keyboard alone', async ({ page, messagesWith }) => {
  const email = `ada.${Date.now()}@example.com`;
  const { fields } = contact.form;
  await page.goto('/');

  await test.step('follow the link to Contact', async () => {
    await tabTo(page, page.getByRole('link', { name: startingWith(navigation.action.label) }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('submit the empty form and read the errors', async () => {
    await tabTo(page, page.getByRole('button', { name: startingWith(contact.form.submit) }));
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveText(startingWith(messages.validation.missing));
  });

  await test.step('fill in the form and send it', async () => {
    const type = async (role: 'textbox' | 'combobox', label: string, text: string) => {
      await tabTo(page, page.getByRole(role, { name: startingWith(label) }));
      await page.keyboard.type(text);
    };
    await type('textbox', fields.name.label, 'Ada Example');
    await type('textbox', fields.email.label, email);
    await type('textbox', fields.company.label, 'Example Works');
    await type('combobox', fields.inquiryType.label, 'AI');
    await type('textbox', fields.message.label, 'Two plants on ECC.\nWe need a first number.');
    await tabTo(page, page.getByRole('button', { name: startingWith(contact.form.submit) }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: contact.success.heading })).toBeFocused();
    await expect(page.locator('main')).toContainText(contact.success.caption);
    await expect(page.getByRole('button', { name: contact.success.again })).toBeVisible();
  });

  const sent = await messagesWith(email);
  expect(sent.map(({ template_params }) => template_params)).toEqual([
    {
      to_name: expect.stringMatching(/\S/),
      from_name: 'Ada Example',
      from_email: email,
      company: 'Example Works',
      phone: 'Not provided',
      inquiry_type: 'ai-strategy',
      urgency: 'Normal',
      message: 'Two plants on ECC.\nWe need a first number.',
      budget: 'Not specified',
      timeline: 'Not specified',
      reply_to: email,
      submitted_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    },
  ]);
});
