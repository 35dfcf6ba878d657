import type { ArticlePart } from './articles.ts';

/** A case told in full, on the page of its own. Clients, people and figures are sample content. */
export interface CaseStory {
  /** Beside the text: the path, the edition and what else a reader compares with their own landscape. */
  facts: readonly { term: string; value: string }[];
  /** What a reader may take from it. */
  lessons: readonly string[];
  quote: { quote: string; name: string; role: string };
  parts: readonly ArticlePart[];
}

/** The stories of `caseStudies.ts`, by the id of the record. */
export const caseStories: Readonly<Record<string, CaseStory>> = {
  'eleven-plants-one-cutover-weekend': {
    facts: [
      { term: 'Path', value: 'System conversion' },
      { term: 'Edition', value: 'S/4HANA Cloud Private Edition, under RISE' },
      { term: 'From', value: 'ECC 6.0, EHP 7' },
      { term: 'Size', value: '11 plants, 3,400 users, 4,200 custom objects' },
    ],
    lessons: [
      'Leaving custom code behind saved more time than any tool.',
      'Two rehearsals had been planned. The first found 94 faults, so there were four; the last found three.',
      'The client put 46 people into the program, from half a day a week to half of their time.',
    ],
    quote: {
      quote:
        'I was asked on Thursday under which conditions I would stop. On Sunday at ten nobody had to persuade me of anything: three figures were on the page, and the fourth, the labels, was due at nine that evening.',
      name: 'Daniel Okafor',
      role: 'Chief Operating Officer, Brennick Pumps',
    },
    parts: [
      {
        paragraphs: [
          'Brennick Pumps builds process pumps in eleven plants in the United States, Mexico and Poland. All ran on one ECC system that had grown for seventeen years: 4,200 custom objects, 187 interfaces and 3.8 terabytes. Its mainstream maintenance would end in December 2027.',
          'Production stops on Saturday at noon and starts again on Monday at six. Hours are US Eastern. A move plant by plant had been given up: the plants ship parts to each other every day.',
        ],
      },
      {
        heading: 'Choosing path and edition',
        paragraphs: [
          'Before the 40 weeks, Ruth Kessler’s team compared three ways in four. A new implementation would have meant process workshops with eleven plants during an acquisition; selective data transition suited one plant alone.',
          'The decision was a conversion of the whole system, to Private Edition under RISE. Public Edition was ruled out by 430 extensions that plants needed.',
        ],
      },
      {
        heading: 'Counting before moving',
        surface: 'ink',
        figure: {
          drawing: 'figure-eleven-plants-one-cutover-weekend-objects',
          label: 'Bars of what became of the custom objects: most were left behind.',
          wideHeight: 356,
        },
        paragraphs: [
          'Usage had been logged for fourteen months. It showed that 2,856 of the 4,200 custom objects had not run in a year; they were left behind. The other 1,344 were sorted with the plant leads.',
        ],
        table: {
          folded: true,
          caption: 'What became of 4,200 custom objects',
          columns: ['Pile', 'Objects', 'Share'],
          rows: [
            ['Left behind', '2,856', '68%'],
            ['Replaced by the standard', '702', '17%'],
            ['Rebuilt on BTP', '212', '5%'],
            ['Kept, adapted, with an owner', '430', '10%'],
          ],
        },
      },
      {
        heading: 'What became of the interfaces',
        surface: 'band',
        figure: {
          drawing: 'figure-eleven-plants-one-cutover-weekend-interfaces',
          label: 'All interfaces: those switched off, those moved, and the weeks that it took.',
          wideHeight: 220,
        },
        paragraphs: [
          'Of the 187 interfaces, 61 were switched off, and the rest moved to Cloud Integration or to events. Moving them took longer than the conversion: eleven of the eighteen weeks of the build.',
        ],
      },
      {
        heading: 'Four rehearsals',
        paragraphs: [
          'The weekend had 41 hours, from Saturday at one in the afternoon until Monday at six. The first rehearsal took 52. Ingrid Solberg, who directed the cutover, had each step read aloud by the person who would do it, and two rehearsals took place at the real hours. They found 94, 41, 17 and 3 faults.',
          'After the first the sponsor approved two more, which moved the weekend from August 2025 to October.',
        ],
        figure: {
          drawing: 'figure-eleven-plants-one-cutover-weekend',
          label: 'Columns of the faults found in each rehearsal, each lower than the one before.',
        },
      },
      {
        heading: 'The weekend',
        surface: 'canvas',
        figure: {
          drawing: 'record-what-a-cutover-weekend-teaches',
          label: 'The steps of the weekend on its hours, from the last order to the first.',
          wideHeight: 190,
        },
        paragraphs: [
          'The technical conversion was an hour late at midnight, within its limit. Finance and stock made the hour up and signed on Sunday shortly before ten.',
          'The decision to go on took a quarter of an hour; telling eleven plants, the rest of the hour. On Monday the first order was posted at six.',
        ],
        table: {
          caption: 'Results, and how they were counted',
          columns: ['Figure', 'Result', 'Basis'],
          rows: [
            ['Between the systems', '41 h', 'Last order in ECC to the first in S/4HANA'],
            ['Orders lost or doubled', '0', 'All 18,240 open orders compared on Monday and after a week'],
            ['Custom code left behind', '68%', 'Objects, before and after'],
            ['First month-end close', 'Day 5', 'Day 4 from the third month on'],
          ],
        },
      },
      {
        heading: 'Three things went wrong',
        paragraphs: [],
        items: [
          'In the Polish plant labels lacked the special characters of customer names for a day and a half. No test had used such a name.',
          'Intercompany postings between two plants stood still until Tuesday noon: an authorization had been granted to the test user and not to the job.',
          'Hypercare, the weeks of extra support, had been planned too short. Tickets fell to the former level in week nine; the plan had ended with week six. We stayed at our own cost: the estimate was ours.',
        ],
      },
      {
        heading: 'What it took from Brennick',
        surface: 'band',
        figure: {
          drawing: 'figure-eleven-plants-one-cutover-weekend-people',
          label: 'The people of the client by group, with the share of a week that each gave.',
        },
        paragraphs: [
          'Nine of our people worked for 40 weeks, besides the three at our own cost, and 46 of Brennick with them:',
        ],
        items: [
          '11: plant leads, two days a week.',
          '9: process owners for decisions, half a day a week.',
          '26: key users, who spent half of their time on tests for eight weeks.',
          '4: people of SAP’s cloud operations, for each conversion and restore.',
          '1: sponsor who could decide alone, and attended all four rehearsals.',
        ],
      },
    ],
  },
  'one-price-from-quote-to-till': {
    facts: [
      { term: 'Products', value: 'Commerce Cloud, CPQ, S/4HANA, BTP' },
      { term: 'Edition', value: 'S/4HANA on premises, release 2023' },
      { term: 'Size', value: '61,000 customers, 1.9 million prices, 140 stores' },
      { term: 'Approach', value: 'One pricing service, channel by channel' },
    ],
    lessons: [
      'Three causes made up a third of the disputes and went away: stale copies, different dates, and units.',
      'Each channel was switched alone, with the old price beside the new one for two weeks.',
      'The pricing desk lost a third of its manual work and got responsibility for terms in return.',
    ],
    quote: {
      quote:
        'We had bought software for better prices twice. What we needed was the same price in five places, and a date on it.',
      name: 'Isabel Fontaine',
      role: 'Vice President Pricing, Corvale Foods',
    },
    parts: [
      {
        paragraphs: [
          'Corvale Foods sells oil, vinegar and preserves to wholesalers, restaurants and through 140 stores of its own. A case of olive oil had five prices: in the catalog, in the quote, in the web store, on the invoice and at the checkout. A term that sales agreed on Tuesday reached the web store on Friday, and finance settled the difference in the following month, invoice by invoice: about 1,150 disputes a month, with an average of $240.',
          'S/4HANA was in place already, on premises, at release 2023. The project was about everything that asks it for a price.',
        ],
      },
      {
        heading: 'Four weeks of tracing',
        paragraphs: [
          'Before any design we took 200 disputed invoices of one month and sorted them by cause. The pricing desk expected wrong master data, which did not come up once.',
        ],
        table: {
          caption: '200 disputed invoices by cause',
          columns: ['Cause', 'Invoices', 'Removed by'],
          rows: [
            ['Term agreed by email, never entered', '80', 'Nothing: the term is not in a system'],
            ['Damaged or missing goods', '54', 'Not a question of price'],
            ['Stale copy of a price list', '34', 'Asking instead of copying'],
            ['Different date: order, delivery, invoice', '22', 'One rule for the date'],
            ['Quantity break or unit', '10', 'One calculation'],
          ],
        },
      },
      {
        paragraphs: [
          'The fourth line led to the most useful meeting of the project. Sales, logistics and finance each had a rule for the date of a price, and had never compared them. It took the chief financial officer ten minutes to decide: the date of the order, unless the contract says otherwise.',
        ],
      },
      {
        heading: 'One place decides, every channel asks',
        paragraphs: [
          'The conditions stayed in S/4HANA, which prints the invoice. In front of it stands a pricing service on BTP. It takes customer, product, quantity and date, and answers with the price, its parts, and until when the answer holds. Commerce Cloud and CPQ ask it directly. The checkouts, which have to work when the network is down, keep an answer for a day at most, and until the price changes if that is sooner.',
          'Trade terms from spreadsheets became conditions with an approver: 2,300 terms, of which 640 had expired and 90 contradicted each other. The pricing desk and two sales regions went through them in seven weeks.',
        ],
      },
      {
        heading: 'Channel by channel',
        surface: 'ink',
        paragraphs: [
          'The channels were switched one after the other, beginning with the quotes of one region. For two weeks each channel showed the old price and logged the new one. A person looked at each difference of more than one cent. The quotes had 3.1% differences in the first week and 0.2% in the second.',
        ],
        table: {
          caption: 'Results, and how they were counted',
          columns: ['Figure', 'Before', 'After', 'Basis'],
          rows: [
            ['Disputed invoices a month', '1,150', '760', 'Average of two quarters, same dispute codes'],
            ['Places where a price is decided', '5', '1', 'Systems that calculate a price themselves'],
            [
              'Approved price in all channels',
              '3 days',
              '4 min',
              'Median of 500 changes from week 26 on, checkouts online',
            ],
            ['Answer of the service', '-', '38 ms', '95 of 100 requests, peak hour'],
          ],
        },
      },
      {
        heading: 'What went wrong',
        paragraphs: [
          'The checkouts were to follow in week 20 and did so in week 26. At first they kept every answer for a day. In the pilot store a promotion began on a Monday at seven, and the cached answers of the day before were valid until one in the afternoon: for six hours the store charged the old price, and 38 customers had to be refunded. Since week 26 no answer outlasts a price change that is already known, and an approved price recalls the answers it replaces from every checkout that is online.',
          'The second mistake was ours. We had loaded the terms of one wholesaler with the wrong unit, and its quotes were too low by a factor of twelve for an afternoon. Sales noticed before a quote was accepted. Since then no term goes live unless somebody has compared its three largest orders of last year at the old and the new price.',
        ],
      },
      {
        heading: 'What it took from Corvale',
        paragraphs: ['Six of our people worked for 26 weeks. On the client’s side:'],
        items: [
          'The pricing desk, five people, about half of their time for seven weeks.',
          'Two sales regions that went first, and a regional head who defended the change.',
          'An hour a week with finance, and one decision by the chief financial officer.',
          'The team of the checkout software’s vendor, for ten weeks.',
        ],
      },
      {
        heading: 'What is left',
        paragraphs: [
          'Disputes fell by a third. Most of what is left is damaged goods and terms that are still agreed by email, and a pricing service finds neither. The pricing desk, which spends a third less time on corrections, now visits one region a month to look for them.',
        ],
      },
    ],
  },
  'the-answer-before-the-phone-rings': {
    facts: [
      { term: 'Products', value: 'Service Cloud Version 2, Field Service Management, Event Mesh' },
      { term: 'Edition', value: 'S/4HANA Utilities, Private Edition' },
      { term: 'Size', value: '1.1 million meters, 14 districts, 230 agents' },
      { term: 'Approach', value: 'Events, one district first' },
    ],
    lessons: [
      'The screen was designed from 60 outage calls, not from fields.',
      'No message goes out until the control room has confirmed the fault.',
      'The first storm showed more than all tests. A drill twice a year replaces waiting for one.',
    ],
    quote: {
      quote:
        'Before, we learned of an outage from the caller. Now I tell them when the power will be back, and quite often they have had the message already.',
      name: 'Priya Nolan',
      role: 'Team lead in the service center, Northmere Grid',
    },
    parts: [
      {
        paragraphs: [
          'Northmere Grid runs the electricity network for 1.1 million meters in fourteen districts. When a feeder failed, the control room knew within seconds, and the service center found out from its callers. Agents opened four screens to answer one question: is it us, and when is it back? In the storm of January 2025 the average wait was 23 minutes, and the regulator asked for a plan.',
          'The agents worked in Service Cloud, on the old version, and the move to Version 2 was due anyway. Northmere decided to do both in one program, one district first.',
        ],
      },
      {
        heading: 'Two weeks beside the agents',
        paragraphs: [
          'Samuel Whitlock’s team began with headsets. In two weeks we listened to 60 outage calls and wrote down in which order things were said. Agents read the screen aloud, more or less, so the screen should have that order. Twelve fields came up in the calls. The old screens had shown 140.',
        ],
        table: {
          caption: 'What callers asked first, in 60 calls',
          columns: ['Question', 'Calls', 'Where the answer was'],
          rows: [
            ['Is it only me?', '27', 'Outage management'],
            ['When is it back?', '19', 'Crew dispatch, by phone'],
            ['Do you know about it?', '9', 'Outage management'],
            ['Something else', '5', 'Contract, bill'],
          ],
        },
      },
      {
        heading: 'Events instead of queries',
        paragraphs: [
          'Outage management publishes an event when a fault is confirmed, when a crew is on its way and when power is back. SAP’s Event Mesh carries it to Service Cloud, to Field Service Management and to the message service. Each event says which meters it concerns. S/4HANA Utilities knows which customers belong to those meters, so the case of a caller shows the fault, the streets and the crew when the phone rings.',
          'The control room set one condition, and it was right. A message to 4,000 customers about a false alarm costs more trust than ten late ones. So nothing goes out until a person in the control room has confirmed the fault, and every message names the time of the next one. If that time passes without news, the system asks the control room and not the customer.',
        ],
      },
      {
        heading: 'One district, then all',
        surface: 'ink',
        paragraphs: [
          'The pilot district had 82,000 meters and twelve agents. For four weeks they worked on the new screen and kept a list of what they still looked up elsewhere. The list had 31 entries in the first week and four in the last. Then the other thirteen districts followed in six weeks, with an agent from the pilot sitting beside each new team for two days.',
        ],
        table: {
          caption: 'Results, and how they were counted',
          columns: ['Figure', 'Before', 'After', 'Basis'],
          rows: [
            ['Fault to agent’s screen', 'Not at all', '9 s', 'Median of 318 faults, confirmation to display'],
            ['Screens for an outage call', '4', '1', 'Watched in 60 calls before and after'],
            ['Calls in the first hour', '100%', '73%', 'Faults of similar size, six months each'],
            ['Length of an outage call', '4:10 min', '2:35 min', 'All calls with that reason, six months each'],
          ],
        },
      },
      {
        heading: 'What went wrong',
        paragraphs: [
          'The first storm came in week 16, with five districts live. Two hundred faults in two hours produced 96,000 messages, and the provider of text messages slowed them down. Some customers read at six that the power would be back at four. Since then a message carries a time at which it expires. If it has not been delivered by then, it is dropped and replaced by the next.',
          'The second problem was quieter. Meters of 3% of the customers were linked to the wrong person after a move, and those got messages about somebody else’s street. We stopped messages for accounts that had moved within a month, and the cleaning of these links became a task of billing. It should have been in our first plan; the count takes an hour.',
        ],
      },
      {
        heading: 'What it took from Northmere',
        paragraphs: ['Five of our people worked for 20 weeks, and 12 of the 230 agents began. On the client’s side:'],
        figure: {
          drawing: 'figure-the-answer-before-the-phone-rings',
          label: 'The agents as two stacks: those who began, and those who followed.',
        },
        items: [
          'Twelve agents of one district, an hour a day for four weeks.',
          'Two shift leads of the control room, a day a week.',
          'The owner of outage management, for its events: nine weeks of one developer.',
          'Legal, two days, for the wording of the messages and the consent to them.',
        ],
      },
      {
        heading: 'The storm drill',
        paragraphs: [
          'A storm drill is run twice a year, with the faults of that January storm replayed at ten times their speed. In the second drill the message service failed again; it was fixed before the winter. The regulator closed its file on the matter in the spring of 2026.',
        ],
      },
    ],
  },
};
