import type { ResourceTags } from './resources.ts';
import { slug } from './slug.ts';

/** The topics of the thought-leadership page; "All Topics" comes before them. */
export const articleTopics = ['SAP Core', 'AI', 'Customer Experience', 'Delivery'] as const;
export type ArticleTopic = (typeof articleTopics)[number];

/** A part of an article: its paragraphs, under a heading of their own except for the opening. */
export interface ArticlePart {
  heading?: string;
  paragraphs: readonly string[];
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
  /** Address of a photograph; without one the drawing of its slug. */
  image?: string;
  tags: ResourceTags;
  parts: readonly ArticlePart[];
}

/** A thought-leadership article with what follows from its record. */
export interface Article extends ArticleRecord {
  /** The last part of its address, and the seed of its drawing. */
  slug: string;
  href: `/resources/thought-leadership/${string}`;
  image: string;
  /** Counted: "3 min". */
  readTime: string;
}

const meera = { author: 'Meera Raghunathan', role: 'Chief Technology Officer' };
const noor = { author: 'Noor Haddad', role: 'Head of AI Engineering' };
const ingrid = { author: 'Ingrid Solberg', role: 'Program Director, Cutovers' };
const samuel = { author: 'Samuel Whitlock', role: 'Head of Customer Experience' };

/** Newest first. Sample content. */
const records: readonly ArticleRecord[] = [
  {
    title: 'The Clean Core Is a Contract',
    excerpt: 'A clean core lasts as long as somebody is allowed to say no, so write down who that is.',
    ...meera,
    publishDate: '2026-10-13',
    category: 'SAP Core',
    keyInsights: [
      'A clean core is kept by a person with the right to refuse, not by a guideline.',
      'Every exception needs an owner, a reason and a date on which it ends.',
      'What you refuse must have somewhere else to go, or it comes back through the side door.',
    ],
    tags: { industry: ['manufacturing'], solution: ['s4hana', 'btp'], topic: ['migration', 'governance'] },
    parts: [
      {
        paragraphs: [
          'Every S/4HANA program starts with a clean core. It is on the second slide. Two years later somebody runs the analysis again and finds three hundred modifications, each of them with a good story. Nobody decided to give up the clean core. It was given up one reasonable request at a time.',
          'I have come to believe that we describe it wrongly. We draw it as an architecture, with a calm blue box in the middle. But an architecture does not refuse anything. A clean core is an agreement between the people who want something and the person who may say no. If that agreement is not written down, there is none.',
        ],
      },
      {
        heading: 'Name the person',
        paragraphs: [
          'The first clause says who decides. A board that meets each month is not an answer, because a project that waits four weeks will find its own way in. One architect decides within two working days, and one named executive hears appeals. Both names are on the page. When one of them leaves the company, filling the role is as urgent as filling the role of the person who releases payments.',
          'The person needs a reason that has nothing to do with taste. Ours is a single question: will this stop us from taking the next release in a weekend? If yes, it stays out. If no, the discussion is about cost, and that is somebody else’s to win.',
        ],
      },
      {
        heading: 'Give a refusal somewhere to go',
        paragraphs: [
          'Most requests that threaten the core are legitimate. A plant really does need its own label. A tax rule really did change in March. If the answer is no and nothing else, the request comes back as an emergency, and emergencies are approved. So the second clause names the place where things go instead: an extension on BTP, a rule in the process layer, or a change in how people work. Each of these has a team with free capacity. Without that capacity the contract is only a wall.',
        ],
      },
      {
        heading: 'Let exceptions end',
        paragraphs: [
          'There will be exceptions. The third clause gives each of them an owner, a reason in one sentence, and a date on which it ends. We keep the list where everyone can read it. On the date, the owner removes the exception or comes and explains. In my experience a third of them are gone before the date, because the owner would rather delete forty lines than write the explanation.',
          'None of this needs a tool. It needs a page, three clauses and two signatures, made before the first request arrives. After the first request you are negotiating with somebody who has a deadline, and you will both pretend that this one does not count.',
        ],
      },
    ],
  },
  {
    title: 'Retrieval Before Reasoning',
    excerpt: 'Most assistants that fail in an ERP fail at finding the record, long before they fail at thinking.',
    ...noor,
    publishDate: '2026-09-29',
    category: 'AI',
    keyInsights: [
      'Measure whether the right record was found before you measure the answer.',
      'Keys, dates and status belong in the search. Similar words are not enough.',
      'An empty result is an answer, and it has to be allowed.',
    ],
    tags: { industry: ['utilities-energy', 'healthcare'], solution: ['ai', 'joule'], topic: ['ai-strategy'] },
    parts: [
      {
        paragraphs: [
          'A purchasing clerk asks an assistant why an order is blocked. The answer is polite, well built and wrong. The usual reaction is to look at the model: a larger one, a newer one, a better prompt. We looked at the log instead. The assistant had been handed a similar order from another plant. It reasoned correctly about the wrong record.',
          'We have now read several thousand of these logs. When an assistant fails on ERP data, it has usually failed before the model was called. The record was not found, or it was found in last month’s version, or it was found together with five others and nobody said which one was meant.',
        ],
      },
      {
        heading: 'Two scores, never one',
        paragraphs: [
          'The first thing we change is the measurement. A single score for answers hides the cause. So each test question carries two agreed facts: which records are needed, and what the answer is. We score the search by itself. If the right records are not among those that were found, the answer is not even looked at. Teams that see the two numbers apart stop arguing about models within a week.',
        ],
      },
      {
        heading: 'Keys are not words',
        paragraphs: [
          'Searching by similarity is good at meaning and blind to identity. Order 4500017 and order 4500071 look almost the same to it. So do “released” and “not released”. Business records are full of such things: keys, dates, units, status. They belong in a filter that is applied first, and similar words come second, within what is left.',
          'It also helps to fetch as a person would. An experienced clerk does not search all documents. She opens the order, follows it to the contract, and from there to the supplier’s conditions. Those links exist in the system as foreign keys. An assistant that follows them needs fewer tokens and finds more.',
        ],
      },
      {
        heading: 'Nothing found is an answer',
        paragraphs: [
          'The hardest thing to build is the empty result. A model that is given nothing will fill the silence, so the decision cannot be left to it. We stop before the call. If the search returns no record above the agreed level, or none that this user may see, the assistant says so and names what it looked for. Users forgive that. They do not forgive a confident answer about somebody else’s order.',
          'Reasoning matters. It comes third, after finding the record and checking that the person may read it. Do the first two well, and you may discover that a small model is enough for the rest.',
        ],
      },
    ],
  },
  {
    title: 'What a Cutover Weekend Teaches',
    excerpt: 'Sixty hours in which a plan meets the people who have to carry it out.',
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
          'On paper a cutover is a list of tasks with durations. On a Saturday at three in the morning it is eleven tired people and a phone. I have planned a good many of these weekends and called off one. What follows is what I would tell somebody before their first.',
        ],
      },
      {
        heading: 'The plan is read aloud',
        paragraphs: [
          'A plan that has only been read on a screen is not finished. We sit the whole team in a room and each person reads their own steps aloud: what I start with, what I hand over, to whom, and how they know that it is done. The mistakes are always at the handover. Two people each believe that the other unlocks the interface. You hear it at once when the sentences meet, and you never see it in a spreadsheet.',
        ],
      },
      {
        heading: 'Rehearse the hour, not only the step',
        paragraphs: [
          'A rehearsal on a Tuesday afternoon proves that the step works. It does not prove that it works at four in the morning, with the backup running, the badge reader off and the expert asleep. Our last rehearsal takes place at the real hours, with the real people, and they go home by the same night bus. It is unpopular. In one program it showed us that the building’s cooling is switched off on Saturdays.',
        ],
      },
      {
        heading: 'Decide on Thursday what stops you on Saturday',
        paragraphs: [
          'In the middle of a weekend everybody wants to go on. They have slept badly for months in order to be here. So we write the conditions for stopping on Thursday, when people are rested, and the sponsor signs them: this many errors in the load, this delay at this checkpoint, this test not passed. On Saturday nobody has to be brave. They read a number and compare it with another.',
          'The one time that I called a weekend off, it took four minutes. The load was two hours behind at noon, and the page said ninety minutes. We went back, in the way that we had rehearsed, and the plants started on Monday without knowing. Three weeks later we did it again, and nobody remembers that weekend at all.',
        ],
      },
      {
        heading: 'The way back has its own clock',
        paragraphs: [
          'Going back takes time too. If it takes nine hours, the last moment to decide is nine hours before the first shift, and after that you no longer have a choice, whatever the plan says. Draw that moment on the wall as a line. It is the most useful thing in the room.',
          'What a cutover weekend teaches, in the end, is modest. Most of what goes wrong was known to somebody. The work is to make sure that this person is in the room in October and has been asked.',
        ],
      },
    ],
  },
  {
    title: 'The Customer Has One Record',
    excerpt: 'Sales, service and billing each keep a customer. Only one of the three can be right.',
    ...samuel,
    publishDate: '2026-08-11',
    category: 'Customer Experience',
    keyInsights: [
      'Ownership is decided field by field, never system by system.',
      'A copy is harmless while it knows that it is a copy.',
      'Merging duplicates is maintenance. Preventing them is design.',
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
          'Projects lose months over it, because each system has a good claim. The question becomes easy when it is asked field by field. Who learns first that the address has changed? Usually service. Who is liable if the tax number is wrong? Finance. Who may change the spelling of the name? Nobody, unless the customer says so. Write forty fields down the side of a page and one owner next to each. It takes two afternoons, and most of the politics are gone when you see how little overlaps.',
        ],
      },
      {
        heading: 'Copies that know they are copies',
        paragraphs: [
          'One record does not mean one database. The warehouse needs the address when the network is down, and the shop needs the name in a millisecond. Copies are fine. A copy does harm when it can be edited, or when it no longer knows how old it is. So each copy in our designs carries two things: where it came from, and when. A screen that shows an address can then also show that it is four days old, and an agent knows whether to ask.',
        ],
      },
      {
        heading: 'Stop the fourth one',
        paragraphs: [
          'Companies buy a tool to merge duplicates, run it for a quarter and are pleased. A year later the number is back. Merging is like mopping: it has to be done, and it does not mend the pipe. Duplicates are born at a small number of places, nearly always a form in which searching takes longer than typing. We watch people use those forms. If finding an existing customer takes eleven seconds and creating a new one takes six, you will have duplicates, whatever the training said.',
          'Make finding faster than creating. That is the whole method. The tools matter less than the stopwatch.',
        ],
      },
    ],
  },
  {
    title: 'Guardrails an Auditor Can Read',
    excerpt: 'If the rule that stops an agent cannot be printed on a page, it does not stop the agent.',
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
          'A client’s auditor asked to see the rules of an agent that released small invoices. The team sent her the prompt. It was two pages long and began with “You are a careful assistant”. She read it and asked which sentence prevented a payment above the limit. There was one. It said that the agent should not do this. She asked what happened if it did.',
          'It was a fair question, and it has shaped how we build since. A sentence in a prompt is a request. It is a good idea to make requests of a model. It is a mistake to call them controls.',
        ],
      },
      {
        heading: 'The limit stands outside',
        paragraphs: [
          'A control has to hold when the model is wrong, confused or talked into something. So it cannot be made of language. The agent calls a service to release an invoice, and that service checks the amount, the supplier and the agent’s own daily total. It neither knows nor cares why it was called. If the amount is above the limit it refuses, and the refusal is the same on each day of the year. This is not new. It is what we have always done with people: we do not ask the clerk to remember the limit, we put it into the authorization.',
        ],
      },
      {
        heading: 'One page per agent',
        paragraphs: [
          'Each agent that we build has a page. At the top are its name, its owner and a date. Then follow four lists: what it may read, what it may write, what it must ask for, and what it may spend in a day, in money and in calls. Each entry names the place where it is enforced. At the bottom there is a signature from the business, and it does not come from us.',
          'The page is generated from the configuration that enforces it, so that the two cannot drift apart. If somebody raises a limit, the page changes and the signature is void until it is given again. An auditor can take the page, try each line, and see it hold.',
        ],
      },
      {
        heading: 'Keep the refusals',
        paragraphs: [
          'Logs are usually full of what was done. We also keep what was asked for and refused, with the same care. Refusals tell you where the limit is too tight, where users expect something that nobody built, and, now and then, that somebody is testing the fence. In one system a quiet rise in refusals was the first sign that a supplier’s bank details had been changed by the wrong person.',
          'None of this makes an agent clever. It makes it employable. The auditor has since asked whether the same page could be written for some of the people.',
        ],
      },
    ],
  },
  {
    title: 'Price Is an Integration Problem',
    excerpt: 'A disputed invoice is nearly always two systems that were right at different times.',
    ...samuel,
    publishDate: '2026-06-16',
    category: 'Customer Experience',
    keyInsights: [
      'Every price is valid at a time. A system that does not ask for the time cannot be right.',
      'Decide a price in one place, and let every channel ask.',
      'Count disputes by cause before you buy a tool.',
    ],
    tags: {
      industry: ['cpg-retail', 'automotive'],
      solution: ['commerce', 's4hana', 'btp', 'field-service'],
      topic: ['pricing', 'integration'],
    },
    parts: [
      {
        paragraphs: [
          'When a customer disputes an invoice, two departments open two screens and read two prices to each other. Both are telling the truth. The quote says 41.20, because that was agreed on the third of the month. The invoice says 43.90, because the new list took effect on the fifth and the goods left on the sixth. Nobody made an error. Two systems were right at different times.',
          'Companies treat this as a discipline problem, and retrain sales, or as a pricing problem, and buy software to set better prices. I have come to treat it as an integration problem, because the price is hardly ever wrong where it is made. It goes wrong on the way.',
        ],
      },
      {
        heading: 'A price is valid at a time',
        paragraphs: [
          'Ask a system for a price and look at the question. If it contains a customer, a product and a quantity but no date, the answer cannot be right, only lucky. Which date it should be is a business decision: order, delivery or invoice. Most companies have made that decision three times, once in each system, and never compared the results. Compare them. It fits on one page, and it explains a surprising share of last year’s credit notes.',
        ],
      },
      {
        heading: 'Decide once, ask everywhere',
        paragraphs: [
          'The second cause is copying. A price list is exported each night to the shop, each week to the quoting tool and each quarter to a partner’s spreadsheet. From that moment there are four price lists, which agree only by chance. We turn this around. One place decides, usually the ERP since it must print the invoice anyway, and every channel asks it. If the channel is too fast or too far away to ask, it may keep the answer for as long as the answer says, and not an hour longer.',
          'People worry about speed. A well-built pricing service answers in less time than a shop page needs to load its pictures. They should rather worry about trade terms in emails, which no service will ever find.',
        ],
      },
      {
        heading: 'Count before you buy',
        paragraphs: [
          'Before any of this, take two hundred disputed invoices and sort them by cause. Not by department, by cause: wrong date, stale copy, a term agreed but never entered, quantity break, unit, tax. It takes one person about a week. The piles are never the size that anybody expected. In most companies the two largest can be removed without new software, by changing which date is sent and by switching off one export.',
          'Then buy the tool, if you still need it. You will know what to ask it to do.',
        ],
      },
    ],
  },
];

/** Words that somebody reads in a minute. */
const PACE = 200;

/** How long somebody reads, as printed: "3 min". */
export const readTime = (parts: readonly ArticlePart[]) => {
  const words = parts.flatMap(({ heading = '', paragraphs }) => [heading, ...paragraphs]).join(' ');
  return `${Math.ceil(words.trim().split(/\s+/).length / PACE)} min`;
};

/** The thought-leadership articles, newest first. */
export const articles: readonly Article[] = records.map((record) => {
  const name = slug(record.title);
  return {
    image: `record-${name}`,
    ...record,
    slug: name,
    href: `/resources/thought-leadership/${name}`,
    readTime: readTime(record.parts),
  };
});
