import type { ResourceTags } from './resources.ts';
import { slug } from './slug.ts';
import { typeDrawing } from './typeDrawings.ts';

/** The topics of the thought-leadership page; "All Topics" comes before them. */
export const articleTopics = ['SAP Core', 'AI', 'Customer Experience', 'Delivery'] as const;
export type ArticleTopic = (typeof articleTopics)[number];

/** A drawing that stands in a text. */
export interface TextDrawing {
  /** Name of its file in `public/drawings`. On a surface there is another with `-wide` after its name. */
  drawing: string;
  /** What it shows, for people who cannot see it. */
  label: string;
  /** Height of the one across the sheet, which is 1248 wide. Default 384. */
  wideHeight?: number;
}

/** A part of an article: its paragraphs, under a heading of their own except for the opening. */
export interface ArticlePart {
  heading?: string;
  paragraphs: readonly string[];
  /** Under the paragraphs. On a band each begins with a figure and a colon, "11: plant leads", or gets its number. */
  items?: readonly string[];
  /** `large` where up to four short sentences are all that the part says. */
  itemSize?: 'large';
  table?: {
    caption: string;
    columns: readonly string[];
    rows: readonly (readonly string[])[];
    /** Its drawing says the same. */
    folded?: true;
  };
  /** The drawing of what its words or its table say. */
  figure?: TextDrawing;
  /**
   * What the part is printed on, and with it its figure or table: across the whole sheet: one `ink` in a text, and a
   * `band` in each long run of text without one, or where few words would leave a hole beside their figure; `canvas` where
   * it would be the third on one band. It has one paragraph, or two above a drawing. Of a report, the finding to remember.
   */
  surface?: 'canvas' | 'band' | 'ink';
  /**
   * Amounts of one kind, drawn to scale from 0; `unit` stands behind each number, with its space. `steps` for parts of a
   * whole, `pairs` for before and after, `columns` for a series in time. What the chart is there to show is highlighted.
   */
  bars?: {
    caption: string;
    unit?: string;
    layout?: 'steps' | 'pairs' | 'columns';
    bars: readonly { label: string; value: number; highlighted?: true }[];
  };
  /** Sources, each with what it is; FACTS.md has them too. */
  links?: readonly { label: string; href: string }[];
}

/** What is written of a thought-leadership article (spec 3.3). */
interface ArticleRecord {
  title: string;
  excerpt: string;
  author: string;
  role: string;
  publishDate: string;
  category: ArticleTopic;
  keyInsights: readonly string[];
  /** Name of its drawing in `public/drawings`. Left out, it shows one of its type's. */
  drawing?: string;
  /** Address of a photograph, which the drawing stands in for until it is there. */
  image?: string;
  tags: ResourceTags;
  parts: readonly ArticlePart[];
}

/** A thought-leadership article with what follows from its record. */
export interface Article extends ArticleRecord {
  /** The last part of its address. */
  slug: string;
  href: `/resources/thought-leadership/${string}`;
  drawing: string;
  /** Counted: "3 min". */
  readTime: string;
}

const meera = { author: 'Meera Raghunathan', role: 'Chief Technology Officer' };
const noor = { author: 'Noor Haddad', role: 'Head of AI Engineering' };
const ingrid = { author: 'Ingrid Solberg', role: 'Program Director, Cutovers' };
const samuel = { author: 'Samuel Whitlock', role: 'Head of Customer Experience' };

/** Newest first. Sample content; what is said of SAP stands in FACTS.md. */
const records: readonly ArticleRecord[] = [
  {
    title: 'The 2027 decision',
    drawing: 'record-the-2027-decision',
    excerpt:
      'ECC 6.0 leaves mainstream maintenance in December 2027. Which path, edition and costs to settle first, and a plan counted back.',
    ...meera,
    publishDate: '2026-11-10',
    category: 'SAP Core',
    keyInsights: [
      'Decide in this order: what you leave behind, then the path, then the edition. Contracts come last.',
      'A program that has not started by the end of January 2027 should plan with extended maintenance.',
      'Custom code, interfaces and the number of rehearsals drive the cost. The database hardly does.',
    ],
    tags: {
      industry: ['manufacturing', 'utilities-energy'],
      solution: ['s4hana', 'managed-sap'],
      topic: ['migration', 'governance'],
    },
    parts: [
      {
        paragraphs: [
          'If your company runs SAP ERP 6.0, known as ECC, you have 13 months of mainstream maintenance left, or none at all. The enhancement package decides; the system’s status screen shows it.',
        ],
      },
      {
        heading: 'What ends, and when',
        paragraphs: [
          'The end of mainstream maintenance does not stop a system. It stops legal changes and regular corrections at the standard price. Afterward, in customer-specific maintenance, known problems are solved and new ones may not be.',
        ],
        table: {
          caption: 'Maintenance, as of November 2026',
          columns: ['System', 'Mainstream until', 'What follows'],
          rows: [
            ['ECC 6.0, EHP 0-5', 'End of 2025', 'Customer-specific'],
            [
              'ECC 6.0, EHP 6-8',
              'End of 2027',
              'Extended until the end of 2030, for two percent of the maintenance base a year',
            ],
            ['S/4HANA', 'Seven years a release since 2023', 'One release in maintenance until at least 2040'],
          ],
        },
      },
      {
        paragraphs: [
          'For its largest customers SAP has an option from 2031 to 2033: a subscription that runs ECC on HANA in SAP’s private cloud.',
          'Compatibility packs let customers use classic ECC functions within S/4HANA for a time. On premises that right ended on May 31, 2026; under a cloud subscription SAP grants it for longer.',
        ],
      },
      {
        heading: 'Decision one: what stays behind',
        figure: {
          drawing: 'record-custom-code-counted',
          label:
            'Squares for all custom objects: those that were not used, those in use, and those in use with an owner.',
        },
        paragraphs: [
          'A year of usage logs tells you which custom objects ran, which interfaces carried messages, which company codes posted. In most systems we see, more than half did not. What stays behind needs no analysis and no test.',
        ],
      },
      {
        heading: 'Decision two: the path',
        paragraphs: [
          'In an analysis of about 10,000 projects, 48% were conversions, 50% new implementations and 2% selective data transitions.',
        ],
        figure: {
          drawing: 'figure-the-2027-decision-paths',
          label: 'Bars of the shares of projects by path.',
          wideHeight: 180,
        },
        surface: 'canvas',
        table: {
          caption: 'The three paths compared',
          columns: ['Path', 'History', 'Choose it when', 'Main risk'],
          rows: [
            ['System conversion', 'All', 'Processes fit, and time is short', 'Old habits move with the data'],
            [
              'New implementation',
              'Open items, balances',
              'Processes are to change anyway',
              'Business time, not IT time',
            ],
            ['Selective transition', 'What you select', 'Company codes merge or split', 'Needs tools and specialists'],
          ],
        },
      },
      {
        heading: 'Decision three: the edition',
        figure: {
          drawing: 'figure-the-2027-decision-editions',
          label: 'Each edition as a stack of hardware, system and your own code, with who runs it.',
        },
        paragraphs: [
          'A converted system can only go to Private Edition or on premises, so the path comes first. SAP has called Public and Private Edition SAP Cloud ERP and SAP Cloud ERP Private since 2025.',
        ],
        table: {
          caption: 'The three editions compared',
          columns: ['Edition', 'Operated by', 'Your own code', 'Fits'],
          rows: [
            [
              'Public, with GROW',
              'SAP, shared, on a fixed update calendar',
              'Released interfaces only',
              'Standard processes, new subsidiaries',
            ],
            ['Private, with RISE', 'SAP, a system of your own at a hyperscaler', 'Stays', 'Conversions'],
            ['On premises', 'You', 'Stays', 'Conversions'],
          ],
        },
      },
      {
        heading: 'What drives the cost',
        surface: 'canvas',
        paragraphs: ['Five things explain most of the difference between our estimates:'],
        items: [
          'Custom objects that are kept. Each is adapted and tested.',
          'Interfaces, above all those that read tables directly.',
          'Rehearsals. Each takes two to three weeks.',
          'Business testers. Plan half of your best people’s time for eight weeks.',
          'Data quality. Customers and vendors become business partners.',
        ],
      },
      {
        heading: 'A plan counted back from the date',
        paragraphs: [
          'Take a manufacturer with three plants, ECC on EHP 7, 1,900 custom objects and 140 interfaces. The third quarter closes in the middle of its rehearsals: for two weeks the testers close the books.',
          'A start in March means a cutover in spring 2028, and extended maintenance until then: two percent of a base of four million dollars are $80,000 a year.',
        ],
        figure: {
          drawing: 'figure-the-2027-decision',
          label: 'The steps of the plan on the months of 2027, counted back from the end of mainstream maintenance.',
        },
        surface: 'ink',
        table: {
          folded: true,
          caption: 'Three plants, 48 weeks',
          columns: ['Step', 'Weeks', 'Starts'],
          rows: [
            ['Count and sort custom code', '6', 'January 11, 2027'],
            ['Path, edition, sandbox, contract', '8', 'February 22, 2027'],
            ['Convert, adapt, connect', '18', 'April 19, 2027'],
            ['Three rehearsals, quarter-end between', '10', 'August 23, 2027'],
            ['Cutover weekend', '-', 'October 30, 2027'],
            ['Hypercare', '6', 'November 1, 2027'],
          ],
        },
      },
      {
        heading: 'Two mistakes that cost most',
        paragraphs: [
          'The first is to sign the hosting contract before the path is known. Who signs for Private Edition, and then finds that two subsidiaries fit Public Edition, pays for unused size until the term ends.',
          'The second is to treat the move as a project of IT. In 7 of the 9 programs that we have seen slip, the plan had named testers by department and not by person.',
        ],
        figure: {
          drawing: 'figure-the-2027-decision-testers',
          label: 'The plans that slipped as two stacks: testers named by department, and testers named by person.',
        },
      },
      {
        heading: 'Four questions before you sign',
        paragraphs: [],
        itemSize: 'large',
        items: [
          'Which program of yours slipped, by how much, and why?',
          'How many rehearsals are in the price, and what does another one cost?',
          'Who directs the cutover, and may we call a client of theirs?',
          'What do you need from us, in named people and days a week?',
        ],
      },
      {
        heading: 'Four steps by the end of January',
        surface: 'band',
        paragraphs: [],
        items: [
          'Nov 30: Find out each system’s enhancement package.',
          'Dec 4: Switch on usage logging. It needs months.',
          'Jan 8: Name the person who decides what stays behind.',
          'Jan 29: Run SAP’s readiness check on a copy.',
        ],
      },
      {
        heading: 'Sources',
        paragraphs: [],
        links: [
          {
            label: 'SAP: maintenance of Business Suite 7 and S/4HANA',
            href: 'https://news.sap.com/2020/08/aligned-extended-maintenance-commitments/',
          },
          {
            label: 'SAPinsider: maintenance by enhancement package',
            href: 'https://sapinsider.org/blogs/move-for-change-sap-erp-maintenance-timelines',
          },
          {
            label: 'EPI-USE Labs: end of compatibility packs',
            href: 'https://www.epiuselabs.com/sap-landscape-optimization-blog/sap-confirms-final-transition-period-for-s/4hana-compatibility-packs',
          },
          {
            label: 'SAP: S/4HANA release strategy',
            href: 'https://news.sap.com/2022/09/new-sap-s4hana-release-maintenance-strategy',
          },
          {
            label: 'SAP: transition option 2031-2033',
            href: 'https://news.sap.com/2025/08/rise-with-sap-journey-sap-erp-private-edition-transition-option-updates/',
          },
          {
            label: 'SAP Learning: transition paths',
            href: 'https://learning.sap.com/learning-journeys/implementing-sap-s-4hana-cloud-private-edition',
          },
        ],
      },
    ],
  },
  {
    title: 'What Joule needs before it is useful',
    drawing: 'record-what-joule-needs-before-it-is-useful',
    excerpt:
      'Platform, identity, roles, data and questions: a checklist for SAP’s assistant, and a plan of eight weeks.',
    ...noor,
    publishDate: '2026-10-27',
    category: 'AI',
    keyInsights: [
      'Joule needs BTP, SAP Cloud Identity Services, Work Zone and a cloud product that supports it.',
      'It shows a person what that person may see. Weak roles become visible on the first day.',
      'Collect real questions first. They decide whether the standard is enough.',
    ],
    tags: { industry: ['utilities-energy', 'healthcare'], solution: ['joule', 'ai', 'btp'], topic: ['ai-strategy'] },
    parts: [
      {
        paragraphs: [
          'SAP announced Joule in September 2023, and since then the question that we hear has changed. It is now “We have it in the contract. Why is nobody using it?” The answer is seldom the model. Something that Joule stands on is missing, and each department thinks that another one has it.',
        ],
      },
      {
        heading: 'A product that supports it',
        paragraphs: [
          'Joule is a service on SAP’s Business Technology Platform that works inside SAP’s cloud products. In S/4HANA that means Public Edition, or Private Edition on release 2021 or later. Private Edition has to be under a RISE contract, where SAP runs the system; some capabilities need a later release. The product has to be connected to Identity Authentication already. If your ERP is ECC, Joule for ERP questions comes with the move; Joule for SuccessFactors need not wait.',
          'SAP also decides which question works in which product and when. So check your questions against the list of your product before anybody promises a date.',
        ],
      },
      {
        heading: 'Platform and identity',
        surface: 'band',
        paragraphs: [
          'Most waiting happens here. Three teams have to act: whoever owns the BTP account, whoever owns single sign-on, and whoever owns the launchpad.',
        ],
        table: {
          caption: 'What Joule stands on, and who has it',
          columns: ['Prerequisite', 'What to check', 'Usual owner'],
          rows: [
            ['BTP', 'Enterprise global account, entitlements for Joule and Work Zone in it', 'Platform team'],
            ['Identity Authentication', 'One production tenant for all productive SAP applications', 'Identity team'],
            ['Identity Provisioning', 'Users and groups arrive with the same identifier everywhere', 'Identity team'],
            ['Trust', 'OpenID Connect; SAML is not supported for Joule', 'Identity team'],
            ['Work Zone', 'Content of the launchpad is exposed, so that Joule can navigate', 'Fiori team'],
            ['OData services', 'Active for the transactions that Joule is to run', 'Application team'],
          ],
        },
      },
      {
        heading: 'One tenant first',
        paragraphs: [
          'The second row stops most projects. A company that grew by acquisitions often has several identity tenants. For one Joule across products they have to become one, and that touches every login.',
        ],
      },
      {
        heading: 'Data that can be found',
        figure: {
          drawing: 'figure-what-joule-needs-before-it-is-useful-failed',
          label: 'Bars of the shares of failed answers by cause.',
        },
        paragraphs: [
          'An assistant that gets the wrong record gives a polite, well-built, wrong answer. In 120 failed answers that we reviewed, the cause was the search in 68%, access rights in 20% and the reasoning in 12%. Material texts that say “valve, see drawing”, suppliers with three numbers and orders without dates defeat any model. Keys, dates and status have to be maintained in the fields that your questions use.',
        ],
      },
      {
        heading: 'Roles that you can defend',
        paragraphs: [
          'Joule works within the authorizations of the person who asks. Many roles have grown for years, and people can read far more than they need. Review the roles of the pilot group before the pilot: salaries, bank details, prices of other regions.',
        ],
      },
      {
        heading: 'Questions worth asking',
        surface: 'ink',
        paragraphs: [
          'Before a demo, collect fifty questions that the pilot group really asked in one week, from tickets, chats and the desk of the key user. Sort them into four piles.',
        ],
        table: {
          caption: 'Fifty questions of a purchasing team, sorted',
          columns: ['Pile', 'Count', 'What to do'],
          rows: [
            ['Works in the standard', '21', 'Train it, with the wording that works'],
            ['Needs a document as a source', '12', 'Connect the document, test the answers'],
            ['Needs a skill of your own', '9', 'Build the two most frequent ones in Joule Studio'],
            ['Not a question for an assistant', '8', 'Leave it, and say so'],
          ],
        },
      },
      {
        heading: 'An example worked through',
        paragraphs: [
          'The figures above are from a purchasing team of 34 people, on Private Edition under RISE. Their most frequent question was why an order is blocked, about 60 times a week. Answering it took a key user six minutes: six hours a week in total. In the pilot, Joule answered it in the standard for the orders that the buyer may see.',
        ],
      },
      {
        heading: 'Eight weeks later',
        figure: {
          drawing: 'figure-what-joule-needs-before-it-is-useful',
          label: 'The questions of a week as two stacks: those that Joule answers, and those for the key user.',
        },
        paragraphs: [
          'Eight weeks after the identity tenants were one, 41 of the 60 no longer reached the key user. That is a little over four hours a week, for one question.',
          'Two things went wrong. The identity tenant of an acquired company had to be merged first, which took five weeks that nobody had planned. And nine buyers could see the conditions of a region that was not theirs; their roles were corrected before the pilot went on.',
        ],
      },
      {
        heading: 'What it takes from you',
        paragraphs: [
          'The work is small, but it is spread over people who do not report to each other. Our part was two people for seven weeks.',
        ],
        table: {
          caption: 'What the team above gave to it',
          columns: ['Who', 'Time', 'For'],
          rows: [
            ['Key user', '20 days', 'Questions, answers and training, over eight weeks'],
            ['Identity lead', '9 days', 'Trust and provisioning'],
            ['Fiori team', '4 days', 'Launchpad and search'],
            ['Owner of the BTP account', '3 days', 'Account and entitlements'],
            ['Each of the 34 buyers', '2 hours', 'Two sessions'],
          ],
        },
      },
      {
        heading: 'When to wait',
        paragraphs: [
          'Wait in three situations. If your ERP move is less than half a year away, set up identity and Work Zone for it and let Joule follow. If the standard covers fewer than a quarter of the collected questions, look again after the next releases, or build retrieval on your documents without Joule. And if nobody owns the roles, fix those first.',
        ],
      },
      {
        heading: 'A plan of eight weeks',
        surface: 'band',
        paragraphs: ['If the identity tenants are one already, the rest fits into two months:'],
        items: [
          'Weeks 1-2: check the table above, collect questions, review the roles of one team.',
          'Weeks 3-4: set up trust and provisioning, run SAP’s setup, let five people try it.',
          'Weeks 5-6: train the team on its own questions, connect documents, test.',
          'Weeks 7-8: measure which questions still reach a person. Then decide on the next team.',
        ],
      },
      {
        heading: 'One figure throughout',
        paragraphs: [
          'Measure how many of the questions still reach a person. Unlike logins it does not grow when people try and give up.',
        ],
      },
      {
        heading: 'Sources',
        paragraphs: [],
        links: [
          {
            label: 'SAP Learning: technical prerequisites of Joule',
            href: 'https://learning.sap.com/courses/introducing-joule/identifying-technical-prerequisites-and-architecture',
          },
          {
            label: 'SAP Learning: setting up a unified Joule',
            href: 'https://learning.sap.com/courses/setting-up-joule-across-your-organizational-system-landscapes/setting-up-a-unified-joule-instance',
          },
          {
            label: 'SAP Architecture Center: Joule in S/4HANA Cloud',
            href: 'https://architecture.learning.sap.com/docs/ref-arch/06ff6062dc/1',
          },
        ],
      },
    ],
  },
  {
    title: 'The clean core is a contract',
    drawing: 'record-the-clean-core-is-a-contract',
    excerpt:
      'A clean core lasts if somebody is allowed to say no. How to write that down, with one year of requests as an example.',
    ...meera,
    publishDate: '2026-10-13',
    category: 'SAP Core',
    keyInsights: [
      'A clean core is kept by a person with the right to refuse. A guideline alone does not do it.',
      'Every exception needs an owner, a reason and a date on which it ends.',
      'A refused request needs somewhere else to go, or it returns as an emergency.',
    ],
    tags: { industry: ['manufacturing'], solution: ['s4hana', 'btp'], topic: ['migration', 'governance'] },
    parts: [
      {
        paragraphs: [
          'Every S/4HANA program starts with a clean core. It is on the second slide. Two years later somebody runs the analysis again and finds three hundred modifications, each with a good story. Nobody decided to give up the clean core. It was given up one reasonable request at a time.',
          'I think that we describe it wrongly. We draw it as an architecture, with a calm blue box in the middle. But an architecture does not refuse anything. A clean core is an agreement between those who want something and the person who may say no, and it has to be written down before the first request.',
        ],
      },
      {
        heading: 'What SAP means by clean',
        paragraphs: [
          'Since August 2025 SAP grades extensions in four levels instead of three tiers. The levels are useful because they end the quarrel over whether something is clean. They ask what an upgrade will do to it.',
        ],
        table: {
          caption: 'SAP’s clean core levels, and what we allow',
          columns: ['Level', 'What it uses', 'Upgrade risk', 'Who decides'],
          rows: [
            ['A', 'Released interfaces only, on BTP or in ABAP Cloud', 'Low', 'The team'],
            ['B', 'Classic interfaces that SAP documents', 'Moderate', 'The team, listed'],
            ['C', 'SAP’s internal objects', 'High', 'The architect, with an end date'],
            ['D', 'Modifications, writing to SAP’s tables', 'Very high', 'The executive, in writing'],
          ],
        },
      },
      {
        heading: 'Name the person',
        figure: {
          drawing: 'figure-the-clean-core-is-a-contract-releases',
          label:
            'Releases on an axis of years, each with its time of maintenance, and when an extension is asked about.',
        },
        paragraphs: [
          'The first clause says who decides. A board that meets each month is not an answer, because a project that waits four weeks will find its own way in. One architect decides within two working days, and one named executive hears appeals. Both names are on the page. When one of them leaves the company, filling the role is as urgent as filling the role of the person who releases payments.',
          'The person needs a reason that has nothing to do with taste. Ours is a single question: will this stop us from taking the next release in a weekend? A release of S/4HANA comes every two years and is maintained for seven, so the question comes up at least three times in the life of an extension. If the answer is yes, it stays out. If no, the discussion is about cost, and that is for others to win.',
        ],
      },
      {
        heading: 'Offer an alternative with each refusal',
        paragraphs: [
          'Most requests that threaten the core are legitimate. A plant really does need its own label. A tax rule really did change in March. If the answer is no and nothing else, the request comes back as an emergency, and emergencies are approved. So the second clause names the place where things go instead: an extension on BTP, a rule in the process layer, or a change in how people work. Each of these has a team with free capacity. We plan a tenth of the extension budget for it.',
        ],
      },
      {
        heading: 'Let exceptions end',
        paragraphs: [
          'There will be exceptions. The third clause gives each of them an owner, a reason in one sentence, and a date on which it ends. The list is open to everyone. On the date, the owner removes the exception or explains why it stays. In our programs about a third are gone before the date, because deleting forty lines is less work than the explanation.',
        ],
      },
      {
        heading: 'An example: one year of requests',
        surface: 'ink',
        paragraphs: [
          'A maker of packaging machines kept this contract for the first year after its go-live on Private Edition. It had 118 requests for changes to the core.',
        ],
        table: {
          caption: 'What became of 118 requests in twelve months',
          columns: ['Outcome', 'Requests', 'Typical case'],
          rows: [
            ['Solved in the standard', '47', 'A field that existed already'],
            ['Built on BTP or in ABAP Cloud', '38', 'A label of one plant, an approval app'],
            ['Process changed', '19', 'A report that nobody read after the change'],
            ['Exception with an end date', '11', 'A customs file due in six weeks'],
            ['Withdrawn', '3', 'A duplicate'],
          ],
        },
      },
      {
        heading: 'What came of them',
        paragraphs: [
          'The architect decided 109 of them alone, in 1.4 working days on average. Nine went to the executive, who overruled her twice. Of the eleven exceptions, six had ended by the end of the year, and two had been extended once. The next release took one weekend and ten days of tests; the last enhancement package in ECC had taken four months.',
          'What it cost: a third of the architect’s time, and the patience of two plant managers whose requests were refused in the first month. Both had a better solution by the fourth. The company would do one thing differently: it wrote the contract after the first ten requests, and all ten had to be negotiated again.',
        ],
      },
      {
        heading: 'If the core is not clean any more',
        figure: {
          drawing: 'figure-the-clean-core-is-a-contract-level-d',
          label: 'The objects at level D as a field: those left after a year, and those gone.',
        },
        paragraphs: [
          'Most readers do not start with an empty system. A converted one brings its past with it, and a contract that demands level A for everything will be ignored from the first day. We draw a line instead. What exists is graded once, by a tool, from A to D, and published. From then on the contract holds for what is new or changed: whoever touches a level D object leaves it at C or better, or asks the executive.',
          'Grading took four days for the 1,260 custom objects that the machine maker had kept: 310 at level A, 520 at B, 390 at C and 40 at D. A year later 22 of the 40 were gone, almost all because somebody had to touch them anyway. Nobody had run a project for it, and no budget was asked for. The remaining 18 are on the list of exceptions, each with a date.',
        ],
      },
      {
        heading: 'What stands on the page',
        surface: 'band',
        paragraphs: ['The contract itself needs no tool. It needs a page with two signatures, and these lines:'],
        items: [
          'The architect who decides, her deputy, and the two days that she has.',
          'The executive who hears appeals, and nobody else.',
          'The one question that decides.',
          'Where a refused request goes, and who has capacity there.',
          'The list of exceptions, with owners and end dates, and where everyone can read it.',
        ],
      },
      {
        paragraphs: [
          'Sign it before the first request arrives. After that you are negotiating with somebody who has a deadline.',
        ],
      },
      {
        heading: 'Sources',
        paragraphs: [],
        links: [
          {
            label: 'SAP: clean core and extensions of S/4HANA Cloud',
            href: 'https://news.sap.com/2025/08/extend-sap-s4hana-cloud-right-way-clean-clear/',
          },
          {
            label: 'ASUG: the clean core levels',
            href: 'https://www.asug.com/insights/sap-updates-clean-core-guidance-to-help-customers-clarify-extensibility-criteria',
          },
          {
            label: 'SAP: releases and maintenance of S/4HANA',
            href: 'https://news.sap.com/2022/09/new-sap-s4hana-release-maintenance-strategy',
          },
        ],
      },
    ],
  },
  {
    title: 'What a cutover weekend teaches',
    drawing: 'record-what-a-cutover-weekend-teaches',
    excerpt:
      'How to plan, rehearse and, if need be, stop the weekend on which a company changes its ERP. With the clock of one such weekend.',
    ...ingrid,
    publishDate: '2026-09-01',
    category: 'Delivery',
    keyInsights: [
      'Rehearse with the people who will do it, at the hour at which they will do it.',
      'Decide on Thursday what would make you stop on Saturday.',
      'The way back is a part of the plan, with its own steps and its own clock.',
    ],
    tags: {
      industry: ['manufacturing', 'automotive'],
      solution: ['s4hana', 'managed-sap'],
      topic: ['migration', 'operations'],
    },
    parts: [
      {
        paragraphs: [
          'On paper a cutover is a list of tasks with durations. On the night before Sunday it is a dozen tired people and a phone. I have planned a good many of these weekends and called off one. What follows is what I would tell somebody before their first, with the clock of a weekend on which eleven plants moved from ECC to S/4HANA.',
        ],
      },
      {
        heading: 'The plan is read aloud',
        paragraphs: [
          'A plan that has only been read on a screen is not finished. We sit the whole team in a room and each person reads their own steps aloud: what I start with, what I hand over, to whom, and how they know that it is done. The mistakes are always at the handover. Two people each believe that the other unlocks the interface. You hear it at once when the sentences meet, and you never see it in a spreadsheet. For a plan of 600 steps the reading takes a day and a half. It is the cheapest test of the whole program.',
        ],
      },
      {
        heading: 'The clock of one weekend',
        surface: 'ink',
        paragraphs: [
          'The plants stop on Saturday at noon, and the last order was posted by one; all hours are US Eastern time, the clock of the headquarters. That left 41 hours until the first order in the new system on Monday at six. The plan counted them backward.',
        ],
        table: {
          caption: '41 hours, planned and needed on the weekend itself',
          columns: ['Step', 'Starts', 'Planned', 'Needed'],
          rows: [
            ['Last order, lock users and interfaces', 'Sat 1PM', '2 h', '2 h'],
            ['Backup and technical conversion', 'Sat 3PM', '14 h', '15 h'],
            ['Data checks by finance and stock', 'Sun 5AM', '5 h', '4 h'],
            ['Decision to go on or back', 'Sun 10AM', '1 h', '1 h'],
            ['Interfaces and label printers', 'Sun 11AM', '8 h', '9 h'],
            ['Test orders in each plant', 'Sun 7PM', '4 h', '4 h'],
            ['Reserve', 'Sun 11PM', '7 h', '6 h'],
          ],
        },
      },
      {
        heading: 'The reserve',
        paragraphs: [
          'Seven of the 41 hours are reserve. In the first rehearsal the plan had none, and the run took 52 hours. It was not made shorter by working faster. Two tables with years of change history, which nobody needed, were archived beforehand. The conversion ran on more memory for that weekend. And the label printers, which had been the last step of one person, became the work of eleven, one in each plant.',
        ],
      },
      {
        heading: 'Rehearse the hour, not only the step',
        paragraphs: [
          'A rehearsal on a Tuesday afternoon proves that the step works. It does not prove that it works at four in the morning, with the backup running, the badge reader off and the expert asleep. Our last two rehearsals take place at the real hours, with the real people, and they go home by the same night bus. It is unpopular. In one program it showed us that the building’s cooling is switched off on Saturdays.',
          'Count what each rehearsal finds. In the program above the four of them found 94, 41, 17 and 3 faults. If the last one finds more than ten, there should be another one. That rule is agreed at the start, because at the end nobody wants to hear it.',
        ],
      },
      {
        heading: 'Decide on Thursday what stops you on Saturday',
        surface: 'band',
        paragraphs: [
          'In the middle of a weekend everybody wants to go on. They have slept badly for months in order to be here. So we write the conditions for stopping on Thursday, when people are rested, and the sponsor signs them. Ours had four lines that weekend:',
        ],
        items: [
          'The conversion is more than three hours behind at midnight on Saturday.',
          'The trial balance differs by more than nothing.',
          'Stock differs in more than 0.1% of the materials of any plant.',
          'More than one plant cannot print its labels on Sunday at nine in the evening.',
        ],
      },
      {
        heading: 'On the weekend itself',
        paragraphs: [
          'On Saturday nobody has to be brave. They read a number and compare it with another. The one time that I called a weekend off, it took four minutes. The load was two hours behind at noon, and the page said ninety minutes. We went back in the way that we had rehearsed, and the plants started on Monday in the old system. Three weeks later we did it again, and nobody remembers that weekend.',
        ],
      },
      {
        heading: 'The way back has its own clock',
        figure: {
          drawing: 'figure-what-a-cutover-weekend-teaches',
          label: 'The weekend as a line: the decision, the last moment to go back, and the end.',
        },
        paragraphs: [
          'Going back takes time too: restore, unlock, tell everyone, check. On the weekend above it took seven and a half hours in rehearsal, and we added an hour and a half of reserve. So the last moment to decide was nine hours before the first shift, on Sunday at nine in the evening, and the fourth condition is read at that hour. The main decision stands earlier, at ten in the morning, because eleven hours more leave room to try again. Draw the last moment on the wall as a line. After it you no longer have a choice, whatever the plan says.',
          'The way back is rehearsed once in full, with a stopwatch. Teams that skip it do not know how long going back takes.',
        ],
      },
      {
        heading: 'One person speaks during the weekend',
        paragraphs: [
          'The cutover director reads the next steps aloud at fixed times, and everybody else answers with a number: done at, or done by. Discussions move to a second phone line at once. The sponsor listens on the first one, and is not spoken to unless a condition is met. It sounds military. It is meant to be boring, so that an unusual sentence is heard.',
        ],
      },
      {
        heading: 'What the client has to bring',
        paragraphs: ['A cutover is directed by us and carried out by the client. For eleven plants that meant:'],
        items: [
          'One lead and one deputy in each plant, free for four rehearsals and the weekend.',
          'Finance and stock controllers who sign the data checks on Sunday morning.',
          'A sponsor who can be reached at any hour and may decide alone.',
          'Time off in the week after, booked before the weekend.',
        ],
      },
      {
        paragraphs: [
          'Most of what goes wrong on such a weekend was known to somebody beforehand. The work is to make sure that this person is in the room in time and has been asked.',
        ],
      },
      {
        heading: 'Sources',
        paragraphs: ['Figures are from the rehearsal log and the runbook of the program in our case study.'],
        links: [
          {
            label: 'Case study: eleven plants, one cutover weekend',
            href: '/resources/case-studies/eleven-plants-one-cutover-weekend',
          },
          {
            label: 'SAP Learning: conversion to S/4HANA as a technical process',
            href: 'https://learning.sap.com/courses/sap-s-4hana-conversion-and-sap-system-upgrade/understanding-the-concept-of-an-upgrade-and-an-sap-s-4hana-conversion',
          },
        ],
      },
    ],
  },
  {
    title: 'The customer has one record',
    drawing: 'record-the-customer-has-one-record',
    excerpt:
      'Sales, service and billing each keep a customer. How to agree field by field who is right, and which SAP product does what.',
    ...samuel,
    publishDate: '2026-08-11',
    category: 'Customer Experience',
    keyInsights: [
      'Ownership is decided field by field, never system by system.',
      'Customer Data Cloud and Customer Data Platform solve different problems. Most companies need one of them first.',
      'Merging duplicates is maintenance. Make finding a customer faster than creating one.',
    ],
    tags: {
      industry: ['cpg-retail', 'financial-services'],
      solution: ['customer-data', 'service-cloud', 'sales-cloud'],
      topic: ['customer-data', 'integration'],
    },
    parts: [
      {
        paragraphs: [
          'I started on the phones of a utility. The first thing we learned was to ask for the customer number, and the second was to ask for the address as well, because the number was often wrong. Customers found this odd. They had told us where they live when they moved in, again when they complained, and again when they paid. They assumed that there was one of them.',
          'There were three. Sales had a prospect, service had a contact and billing had a debtor. Each was maintained with care by people who trusted their own screen. When the three disagreed, the customer was asked to settle it.',
        ],
      },
      {
        heading: 'Which system owns the customer is the wrong question',
        paragraphs: [
          'Projects lose months over it, because each system has a good claim. The question becomes easy when it is asked field by field. Who learns first that the address has changed? Who is liable if the tax number is wrong? Write forty fields down the side of a page and one owner next to each. It takes two afternoons, and most of the politics are gone when you see how little overlaps.',
        ],
        table: {
          caption: 'Eight of forty fields, from the list of a retailer',
          columns: ['Field', 'Owner', 'Copies in', 'May be old by'],
          rows: [
            ['Legal name', 'ERP', 'All', '1 day'],
            ['Tax number', 'ERP', 'Commerce', '1 day'],
            ['Delivery address', 'Service Cloud', 'ERP, Commerce', '15 min'],
            ['Login email', 'Customer Data Cloud', 'Commerce', '0'],
            ['Consent', 'Customer Data Cloud', 'Marketing', '0'],
            ['Credit limit', 'ERP', 'Sales Cloud', '1 h'],
            ['Segment', 'Customer Data Platform', 'Marketing, Service', '1 day'],
            ['Contact person', 'Sales Cloud', 'Service Cloud', '1 h'],
          ],
        },
      },
      {
        heading: 'Let one person break the ties',
        figure: {
          drawing: 'figure-the-customer-has-one-record',
          label: 'Fields of the customer record: those agreed in an afternoon, and those with two owners.',
        },
        paragraphs: [
          'Of the retailer’s forty fields, thirty-three were agreed in the first afternoon. The other seven had two owners who both had reasons: the language of letters, the preferred store, and the phone number for deliveries, for example. One executive decides such ties within a day, by one rule: the owner is whoever hears first that the value is wrong. That made service the owner of five of the seven.',
          'Write down what happens when a copy is newer than its owner, too. A driver who corrects an address on the doorstep knows more than any system. The correction goes to the owner as a proposal, shows in the driver’s app at once, and is confirmed or refused by the next morning.',
        ],
      },
      {
        heading: 'Two SAP products with similar names',
        figure: {
          drawing: 'figure-the-customer-has-one-record-products',
          label:
            'Customer Data Cloud for registration, login and consent; behind it Customer Data Platform, which makes one profile of several sources.',
        },
        paragraphs: [
          'SAP sells two products for customer data, and many requests for proposals mix them up. Customer Data Cloud stands at the front door of a site or an app: registration, login, consent. Customer Data Platform stands behind: it gathers what ERP, commerce, service and web know about a person into a profile, for segments and for the agent on the phone.',
          'Choose by the complaint that you hear most. If customers need a second login for your second site, or if nobody can prove a consent from three years ago, begin with Customer Data Cloud. If marketing writes to people who have just complained, begin with Customer Data Platform. If the invoice goes to the old address, neither will help. That is the list above, and the interfaces between ERP and service.',
        ],
      },
      {
        heading: 'Each copy carries its source and its age',
        paragraphs: [
          'One record does not mean one database. The warehouse needs the address when the network is down, and the store needs the name in a millisecond. A copy does harm when it can be edited, or when it no longer knows how old it is. So each copy in our designs carries two things: where it came from, and when. A screen that shows an address can then also show that it is four days old, and an agent knows whether to ask.',
          'The last column of the table turns this into a test. Every night a job compares each copy with its owner and counts those that are older than agreed. In the retailer’s first week the count was 31,000. The cause was one interface that had failed since the spring and reported success.',
        ],
      },
      {
        heading: 'Prevent duplicates at the form',
        paragraphs: [
          'Companies buy a tool to merge duplicates, run it for a quarter and are pleased. A year later the number is back. Merging has to be done, but it does not remove the cause. Duplicates are born at a small number of places, nearly always a form in which searching takes longer than typing. We watch people use those forms with a stopwatch.',
        ],
      },
      {
        heading: 'An example worked through',
        surface: 'ink',
        paragraphs: [
          'The retailer above had 2.4 million customers and created 5,200 duplicates a month. We timed sixty agents at the first two of three forms. Finding an existing customer took twelve seconds on average and creating a new one took six. The training said “search first”. The clock said otherwise, and the agents are measured by the clock.',
        ],
        table: {
          caption: 'Duplicates created in a month, counted by the same rule',
          columns: ['Form', 'Before', 'After one month', 'After six'],
          rows: [
            ['Service desk', '3,100', '640', '520'],
            ['Store checkout', '1,500', '710', '690'],
            ['Web registration', '600', '580', '90'],
          ],
        },
      },
      {
        paragraphs: [
          'Two changes followed. Search now starts with the first letter typed and also looks at phone numbers, so that finding takes four seconds. Creating asks for two more fields that billing needs anyway, so that it takes nine.',
          'The web form improved only when logins moved to Customer Data Cloud in the fourth month. The checkout stays the worst, because people in a queue will not spell their names. There the retailer accepts 700 a month and merges them at night.',
          'What it took from the client: two afternoons with sales, service and finance for the list, one person who decides when they disagree, and sixty agents who let us watch.',
        ],
      },
      {
        heading: 'Sources',
        paragraphs: ['Figures are from the retailer’s own counts, over seven months.'],
        links: [
          {
            label: 'SAP Learning: what an account in Customer Data Cloud holds',
            href: 'https://learning.sap.com/courses/mastering-sap-customer-identity-and-access-management/recognizing-the-user-account-structure',
          },
          {
            label: 'SAP Learning: terms of Customer Data Platform',
            href: 'https://learning.sap.com/courses/exploring-sap-customer-data-platform-essentials/discovering-sap-customer-data-platform-terms-and-definitions',
          },
          {
            label: 'What are CDC and CDP, and what is the difference',
            href: 'https://asardigital.com/what-are-cdc-cdp-and-whats-the-difference/',
          },
          {
            label: 'SAP Learning: integrations of the customer-experience products',
            href: 'https://learning.sap.com/courses/implementing-data-inputs-and-integrations-in-sap-engagement-cloud-emarsys-edition/exploring-sap-cx-integrations-and-connectors',
          },
        ],
      },
    ],
  },
  {
    title: 'Guardrails an auditor can read',
    drawing: 'record-guardrails-an-auditor-can-read',
    excerpt:
      'How to limit an agent that posts in SAP so that the limit holds when the model is wrong, with the one-page sheet.',
    ...noor,
    publishDate: '2026-07-14',
    category: 'AI',
    keyInsights: [
      'A limit is enforced outside the model, in code that does not understand language.',
      'One page per agent: what it may read, write and spend, and who signed.',
      'A refusal is logged as carefully as an action.',
    ],
    tags: {
      industry: ['financial-services', 'healthcare'],
      solution: ['ai', 'btp'],
      topic: ['governance', 'ai-strategy'],
    },
    parts: [
      {
        paragraphs: [
          'A client’s auditor asked to see the rules of an agent that released small invoices. The team sent her the prompt. It was two pages long and began with “You are a careful assistant”. She asked which sentence prevented a payment above the limit. There was one. It said that the agent should not do this. She asked what happened if it did.',
          'A sentence in a prompt is a request. Make requests of a model, but do not call them controls. The industry’s list of risks for such applications calls the problem “excessive agency”: more functions, more permissions or more autonomy than the task needs.',
        ],
      },
      {
        heading: 'The limit stands outside',
        paragraphs: [
          'A control has to hold when the model is wrong, confused or talked into something. So it cannot be made of language. The agent calls a service to release an invoice, and that service checks the amount, the supplier and the agent’s own daily total. It neither knows nor cares why it was called. Above the limit it refuses.',
          'So it is with people: we do not ask the clerk to remember the limit, we put it into the authorization. In S/4HANA the agent gets a technical user with a role of its own, released APIs and nothing else. What the role cannot express, such as a total for the day, is checked by a service on BTP in front of the API.',
        ],
      },
      {
        heading: 'One page per agent',
        surface: 'band',
        paragraphs: [
          'Each agent that we build has a sheet of one page. It has an owner, a date, and a signature from the business; ours is not on it. Each line names the place where it is enforced, so that somebody can go there and look.',
        ],
        table: {
          caption: 'Container of the invoice agent, shortened',
          columns: ['Line', 'Limit', 'Enforced in'],
          rows: [
            ['May read', 'Invoices, orders and receipts of company code 1000', 'Role of its user'],
            ['May write', 'Release or block an invoice', 'Two released APIs'],
            ['Amount', 'Up to $2,000 each', 'Service on BTP'],
            ['A day', 'Up to $60,000 and 150 releases', 'Service on BTP'],
            ['Must ask', 'New bank details, price above the order by 3%', 'Workflow'],
            ['Never', 'Change master data', 'No API, no role'],
            ['Stop', 'One switch, for AP lead and security', 'Service on BTP'],
          ],
        },
        links: [{ label: 'The blank sheet, to print and fill in', href: '/resources/agent-sheet' }],
      },
      {
        heading: 'From the sheet to the page',
        paragraphs: [
          'The blank sheet is filled in by hand while the limits are agreed. Once the agent runs, its page is generated from the configuration that enforces it, so that the two cannot drift apart. If somebody raises a limit, the page changes and the signature is void until it is given again. An auditor can take the page, try each line, and see it hold.',
        ],
      },
      {
        heading: 'Test the controls before the model',
        figure: {
          drawing: 'figure-guardrails-an-auditor-can-read',
          label: 'Four requests that the controls stop before they reach SAP.',
        },
        paragraphs: ['Before go-live we replace the model with a program that always asks for the forbidden thing:'],
        items: [
          '$2,001 for one invoice',
          'The 151st release of a day',
          'An invoice of another company code',
          'A new bank account',
        ],
      },
      {
        paragraphs: [
          'If the controls stand outside the model, all of these are refused, and it does not matter how persuasive anybody was. The test runs every night in the test system, and once a quarter in production on invoices of a test supplier that is blocked for payment.',
          'Only then do we test the model itself: 400 invoices with agreed decisions, from the clerks who made them. A version that falls below 98% agreement, or releases a single one that the clerks had blocked, does not go live.',
        ],
      },
      {
        heading: 'Ask the same of agents that you buy',
        paragraphs: ['More and more agents come with a product and not from a project. The questions stay the same:'],
        items: [
          'Under which user does it act, and can you see and narrow that user’s role?',
          'Which of its limits can you set, and where are they enforced?',
          'Does it log refusals, and can you take the log away?',
          'Who is told when the vendor changes the model?',
        ],
      },
      {
        paragraphs: [
          'If a vendor answers the first question with “a service account with administrator rights”, the conversation is over. If the answer to the last is “nobody”, run your nightly test against it.',
        ],
      },
      {
        heading: 'Log what was refused',
        paragraphs: [
          'Logs are usually full of what was done. We also keep what was asked for and refused. Refusals tell you where the limit is too tight, where users expect something that nobody built, and, now and then, that somebody is testing the limits.',
        ],
      },
      {
        heading: 'An example: the first quarter of the invoice agent',
        surface: 'ink',
        paragraphs: [
          'The agent went live at a distributor with about 9,000 supplier invoices a month, of which three-way matching already cleared 5,600 without anybody. It was meant for the rest.',
        ],
        table: {
          caption: '10,200 invoices that matching had not cleared, in three months',
          columns: ['Outcome', 'Invoices', 'Share'],
          rows: [
            ['Released by the agent', '4,590', '45%'],
            ['Blocked by the agent, confirmed by a clerk', '1,242', '12%'],
            ['Blocked by the agent, released by a clerk', '88', '1%'],
            ['Passed to a clerk, as its sheet asks', '4,110', '40%'],
            ['Refused by a control', '170', '2%'],
          ],
        },
      },
      {
        heading: 'The 170 refusals',
        paragraphs: [
          'Most of them showed a limit that was too tight. One was a fraud: a forged letter had reached the inbox of accounts payable, and a clerk had attached it to an invoice in good faith.',
        ],
        table: {
          caption: 'Refusals by what was asked for',
          columns: ['Asked for', 'Refused', 'What it was'],
          rows: [
            ['More than the amount', '131', 'A limit from before prices rose; raised to $2,400 with a new signature'],
            ['More than the daily total', '32', 'The last day of a month'],
            ['Other bank details', '7', 'Six mistakes of the model, one forged letter'],
          ],
        },
      },
      {
        heading: 'What went wrong, and what it took',
        paragraphs: [
          'In the first week the agent blocked the 88 correct invoices, all of one supplier, since receipts were posted a day late in one warehouse. The clerks saw it in the log on the second day. It took a lead of accounts payable for six weeks, half of her time, and the clerks’ decisions on 400 invoices.',
        ],
      },
      {
        heading: 'Sources',
        paragraphs: ['Figures are from the agent’s own log, counted by the client’s internal audit.'],
        links: [
          {
            label: 'OWASP: excessive agency, among the top risks of applications with language models',
            href: 'https://genai.owasp.org/llmrisk/llm062025-excessive-agency/',
          },
          {
            label: 'NIST: AI Risk Management Framework',
            href: 'https://www.nist.gov/itl/ai-risk-management-framework',
          },
        ],
      },
    ],
  },
];

/** Words that somebody reads in a minute. */
const PACE = 200;

/** How long somebody reads, as printed: "3 min". */
export const readTime = (parts: readonly ArticlePart[]) => {
  const words = parts
    .flatMap(({ heading = '', paragraphs, items = [], table, bars }) => [
      heading,
      ...paragraphs,
      ...items,
      ...(table?.rows.flat() ?? []),
      ...(bars?.bars.flatMap(({ label, value }) => [label, `${value}`]) ?? []),
    ])
    .join(' ');
  return `${Math.ceil(words.trim().split(/\s+/).length / PACE)} min`;
};

/** The thought-leadership articles, newest first. */
export const articles: readonly Article[] = records.map((record) => {
  const name = slug(record.title);
  return {
    ...record,
    drawing: record.drawing ?? typeDrawing('thought-leadership', name),
    slug: name,
    href: `/resources/thought-leadership/${name}`,
    readTime: readTime(record.parts),
  };
});
