/**
 * The longest values the forms take, in UTF-16 units. More is refused with a sentence at submit: the fields have no `maxLength`, which cuts a pasted
 * text without a word. Together they stay well below the
 * 50 KB that the mail service accepts, whatever the script.
 */
export const limits = { name: 200, email: 254, company: 200, phone: 50, subject: 200, message: 10_000 } as const;
