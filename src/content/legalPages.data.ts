import { brand } from './brand.ts';
import { changedAt } from './changes.ts';
import { contact } from './contact.data.ts';
import { printedDate } from './dates.ts';
import { generalInquiry, salesInquiry } from './inquiries.data.ts';
import { newsletter } from './newsletter.data.ts';
import { offices } from './offices.ts';
import { headAt, type PageHeadContent } from './pageHead.ts';
import type { Path } from './pages.ts';
import { requestFor } from './requests.ts';
import { support } from './support.data.ts';

/** One part of a legal text. */
interface LegalPart {
  heading?: string;
  paragraphs: readonly string[];
  items?: readonly string[];
  table?: { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };
  links?: readonly { label: string; href: string }[];
}

export interface LegalContent {
  head: PageHeadContent;
  parts: readonly LegalPart[];
}

const { legalName, name, email, phone, addresses, hours } = brand;

/** The row of a form: its name and the labels of its fields, as the form has them. */
const row = (form: { name: string; fields: Readonly<Record<string, { label: string }>> }) => [
  form.name,
  Object.values(form.fields)
    .map(({ label }) => label.replace(/\?$/, ''))
    .join('; '),
];

const mail = (address: string) => ({ label: address, href: `mailto:${address}` });
const changed = (path: Path) => `Last changed on ${printedDate(changedAt(path)).label}.`;
const sample = `This is sample text. It shows where the words of a firm’s counsel will stand, and binds nobody until ${legalName} has replaced it.`;

const privacy: readonly LegalPart[] = [
  {
    paragraphs: [
      `You can read every page of this site without telling us who you are. We set no cookies, count no visits and load nothing from other companies. The server that delivers a page sees the address of your device, as every server does; anything else about you reaches us only when you send a form, write or call. ${legalName} is responsible for it.`,
      changed('/privacy'),
    ],
  },
  {
    heading: 'What the forms send',
    paragraphs: [
      'There are five forms. Each sends what you filled in, the time of sending and, except for the newsletter, your email address as the one to reply to. Nothing is sent before you press the button of the form.',
    ],
    table: {
      caption: 'Fields of each form; what is optional may stay empty',
      columns: ['Form', 'What it sends'],
      rows: [
        row(contact.form),
        row(salesInquiry.form),
        row(generalInquiry.form),
        row(support.request.form),
        row(newsletter),
      ],
    },
  },
  {
    heading: 'Who receives it',
    paragraphs: [
      'EmailJS, a mail service, receives the form from your browser and turns it into an email to us. Like every server that a browser talks to, it also learns your IP address, the kind of browser and that the request comes from this site, but not from which page.',
      'We read the email and answer it. What you sent is used for that answer, and for the newsletter if you subscribed; it is neither sold nor passed on for advertising.',
      `When the mail service cannot be reached, an inquiry opens your own mail program with your words filled in, addressed to ${email.contact}. They leave your device only if you send that email. A support request or a subscription that fails tells you so.`,
    ],
    links: [{ label: 'Privacy policy of EmailJS', href: 'https://www.emailjs.com/legal/privacy-policy' }],
  },
  {
    heading: 'What is stored in your browser',
    paragraphs: [
      'These entries keep what you chose or typed. They stay on your device and are sent to nobody. You can delete them in the settings of your browser; where you block storage, the site works without them.',
    ],
    table: {
      caption: 'Entries in the storage of your browser',
      columns: ['Entry', 'What it holds', 'How long'],
      rows: [
        ['theme', 'Light or dark, if you chose one', 'Until you choose System'],
        ['motion', 'Whether you paused or started the film on the home page', 'Until you close the tab'],
        ['positions', 'How far you scrolled the pages that you visited here', 'Until you close the tab'],
        [
          'draft:contact, draft:sales, draft:general, draft:support, draft:newsletter',
          'What you typed into a form and have not sent',
          'Until you send or clear it, or close the tab',
        ],
        [
          'An entry named for the page’s address',
          'When you last sent a form there; only if we limit how often forms may be sent',
          'Until you delete it',
        ],
      ],
    },
  },
  {
    heading: 'What the server records',
    paragraphs: [
      'The server that delivers these pages sees your IP address, the page you asked for and the kind of your browser. Without them it could not answer. Ask us how long our hosting company keeps them in its logs.',
    ],
  },
  {
    heading: 'How long we keep messages, and your rights',
    paragraphs: [
      `${sample} A real notice names the legal basis, the period after which inquiries are deleted, and the authority to which you may complain.`,
      'Whatever it will say, you may ask us what we hold about you, and have it corrected or deleted. You may leave the newsletter at any time by writing to us.',
    ],
    links: [mail(email.contact), { label: 'General inquiry', href: '/contact/general-inquiry' }],
  },
];

const terms: readonly LegalPart[] = [
  { paragraphs: [sample, changed('/terms')] },
  {
    heading: 'What this site is',
    paragraphs: [
      `${legalName} publishes this site to describe its work. Nothing on it is an offer in the legal sense. A project begins with a written agreement signed by both sides, and that agreement prevails over anything said here.`,
    ],
  },
  {
    heading: 'Prices, times and results',
    paragraphs: [
      'Prices are starting prices in US dollars without taxes. Results of a case or a report are those of the clients and periods named beside them.',
      `${brand.disclaimer} A guarantee holds with the conditions that the agreement of your project gives it.`,
    ],
  },
  {
    heading: 'Use of texts and drawings',
    paragraphs: [
      'You may read, print and quote pages with their source, and link to any of them. To reprint whole articles, reports or drawings, ask us first.',
      'SAP, S/4HANA, SAP Joule and other SAP product names are trademarks of SAP SE. Other names belong to their owners.',
    ],
  },
  {
    heading: 'Correctness and links',
    paragraphs: [
      'We check what we write about SAP’s products against published sources, SAP’s own where it names the fact. SAP may change its plans the day after. Check a date or a prerequisite with SAP before you budget on it.',
      'Publishers of pages we link to are responsible for them.',
    ],
  },
  {
    heading: 'Liability and law',
    paragraphs: [
      'The limits of liability, the law that applies and the courts that decide stand here in a real text. This sample sets none.',
    ],
    links: [mail(email.contact)],
  },
];

const regions: Readonly<Record<string, string>> = { US: 'United States', IN: 'India' };

const imprint: readonly LegalPart[] = [
  {
    paragraphs: [
      `${sample} The company is made up. Its domain cannot be registered, and its numbers in the United States, the United Kingdom and Australia come from ranges kept for fiction. The addresses and the number in India are placeholders: none of them is ours.`,
      changed('/imprint'),
    ],
  },
  {
    heading: 'Publisher',
    paragraphs: [
      `${legalName}, a consulting firm for SAP, customer experience and AI, at work since ${brand.founded}. A real imprint adds the state of incorporation, the register with its number, the tax number and who signs for the firm.`,
    ],
    items: addresses.map(
      ({ street, city, region, postalCode, country }) =>
        `${street}, ${city}, ${region} ${postalCode}, ${regions[country] ?? country}`,
    ),
  },
  {
    heading: 'How to reach us',
    paragraphs: [
      `By phone ${hours}, by email at any time. A problem with the security of this site goes to its own address.`,
    ],
    table: {
      caption: 'Phone numbers of the offices',
      columns: ['Office', 'Role', 'Phone'],
      rows: offices.map(({ city, role, phone: number }) => [city, role, number.label]),
    },
    links: [mail(email.contact), mail(email.security), phone.us],
  },
  {
    heading: 'Responsible for the content',
    paragraphs: [
      `The name of the person who answers for the texts stands here in a real imprint. The people, clients, cases and reports on this site are samples until ${name} puts its own in their place.`,
    ],
    links: [{ label: 'Leadership', href: '/leadership' }],
  },
];

const accessibility: readonly LegalPart[] = [
  {
    paragraphs: [
      'Every page is meant to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, and to read whole without scripts, at any zoom and in both themes. We test that ourselves; nobody from outside has audited the site yet.',
      changed('/accessibility'),
    ],
  },
  {
    heading: 'What is tested before each release',
    paragraphs: ['These tests run by themselves, in a browser, and no release goes out while one of them fails.'],
    items: [
      'Every page is checked by axe-core in the light and the dark theme, at 1280 and 360 pixels. No rule is switched off, and the target size of WCAG 2.2 is switched on.',
      'Every page fits a narrow window without scrolling sideways, and loses no words when text is spaced as widely as WCAG asks.',
      'On every page each link, button and field is focused in turn, and none is covered by the header. Home and the contact page are walked through with the Tab key in both directions.',
      'Every page is walked through with the Tab key in Chromium, Firefox and WebKit, the engine of Safari, and nothing hidden takes the focus.',
      'Ten tasks, from an inquiry to a search, are done by keys with the screen reader Orca 43 and Firefox 153 on Linux. What it says is compared with what has to be heard.',
      'Every state of every component is checked by axe-core too, with its keyboard, its focus ring and the system’s high-contrast colors where they apply.',
      'The contrast of each pair of colors is calculated from the colors themselves.',
      'Motion stops where your system asks for less of it; the film on the home page has a button that pauses it.',
      'Every page opens without errors in Chromium, Firefox and WebKit, the engine of Safari.',
    ],
  },
  {
    heading: 'Known limits',
    paragraphs: ['What the tests cannot see, and what we have not solved:'],
    items: [
      'Automatic tests find only a part of all barriers. No panel of people who use a screen reader, a switch or voice control has tried the whole site, and the screen readers NVDA, JAWS, VoiceOver and TalkBack have not been tried.',
      'Forms need scripts to send. Without them, each form shows our email address and phone number instead.',
      'Wide tables scroll sideways within their frame on a phone. The frame can be focused and scrolled with the arrow keys.',
      'Some buttons, such as the download of a paper that is not online, do nothing yet. They can be focused and say why.',
      'Files for download and recordings of events may not be accessible. Ask us, and we send what they say as text.',
    ],
  },
  {
    heading: 'Report a barrier',
    paragraphs: [
      `Write or call us: which page, what you tried, and with which browser or aid. We answer within 24 hours on business days. By phone you reach us ${hours}.`,
    ],
    links: [mail(email.contact), phone.us, { label: 'General inquiry', href: requestFor('Accessibility') }],
  },
];

const texts = {
  '/privacy': privacy,
  '/terms': terms,
  '/imprint': imprint,
  '/accessibility': accessibility,
} satisfies Partial<Record<Path, readonly LegalPart[]>>;

/** The texts about the site itself, by their address. */
export const legalPages: Readonly<Record<string, LegalContent>> = Object.fromEntries(
  Object.entries(texts).map(([path, parts]) => [path, { head: headAt(path), parts }]),
);
