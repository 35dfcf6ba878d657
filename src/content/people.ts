/** Team member (spec 3.2). People are sample content. */
export interface TeamMember {
  id: string;
  name: string;
  role: string;
  bio: string;
  /** In their own words. */
  quote: string;
  /** Name of the line portrait in `public/drawings` that stands until there is a photograph. Left out, initials stand alone. */
  portrait?: string;
  /** Address of a photograph, on this site or another host. */
  image?: string;
}

/** Where an executive can be found elsewhere. Without an address the button stands, and says that it has none. */
export interface Profile {
  label: string;
  href?: string;
}

/** Executive (spec 3.2). */
export interface Executive {
  id: string;
  name: string;
  role: string;
  /** In years. */
  experience: number;
  expertise: readonly string[];
  bio: string;
  education: string;
  previousRoles: readonly string[];
  /** Name of the line portrait in `public/drawings` that stands until there is a photograph. Left out, initials stand alone. */
  portrait?: string;
  /** Address of a photograph, on this site or another host. */
  image?: string;
  profiles: readonly Profile[];
}

/** Those of the team page (spec 2.7). */
export const team: readonly TeamMember[] = [
  {
    id: 'ruth-kessler',
    portrait: 'portrait-ruth-kessler',
    name: 'Ruth Kessler',
    role: 'Head of SAP Practice',
    bio: 'Ruth ran the finance systems of a chemicals company before she joined us. She leads the design of every S/4HANA move, from the choice of path and edition to the first close, and hands the cutover to Ingrid’s team.',
    quote: 'Most of the cost of a move is decided in the first six weeks, when you choose what to leave behind.',
  },
  {
    id: 'arjun-deshpande',
    portrait: 'portrait-arjun-deshpande',
    name: 'Arjun Deshpande',
    role: 'Lead Integration Architect',
    bio: 'Arjun leads the integration desk in Mumbai. He draws every interface before it is built, with what happens when it fails, and keeps the drawing current afterward.',
    quote: 'If an interface fails and nobody is alerted, the customer finds out first.',
  },
  {
    id: 'noor-haddad',
    portrait: 'portrait-noor-haddad',
    name: 'Noor Haddad',
    role: 'Head of AI Engineering',
    bio: 'Noor came from search, where a wrong answer is noticed at once. Her team builds retrieval and agents on company records and spends as long on the tests as on the models.',
    quote: 'I trust a model as far as I can read its log.',
  },
  {
    id: 'samuel-whitlock',
    portrait: 'portrait-samuel-whitlock',
    name: 'Samuel Whitlock',
    role: 'Head of Customer Experience',
    bio: 'Samuel started on the phones of a utility’s service center. He joins sales, service and commerce to the order behind them, and sits with the agents for a day before he changes a screen.',
    quote: 'The customer has already told us once. The second question is our fault.',
  },
  {
    id: 'ingrid-solberg',
    portrait: 'portrait-ingrid-solberg',
    name: 'Ingrid Solberg',
    role: 'Program Director, Cutovers',
    bio: 'Ingrid writes the cutover plans of our S/4HANA moves and directs the weekends. She has called one off, on a Saturday at noon; it was repeated three weeks later without trouble.',
    quote: 'The best cutover is the dullest one. We rehearse until it is dull.',
  },
];

const noAddress: readonly Profile[] = [{ label: 'LinkedIn' }, { label: 'X' }, { label: 'Email' }];

/** Those of the leadership page (spec 2.7). */
export const executives: readonly Executive[] = [
  {
    id: 'thomas-ferrante',
    portrait: 'portrait-thomas-ferrante',
    name: 'Thomas Ferrante',
    role: 'Chief Executive Officer',
    experience: 26,
    expertise: ['Program governance', 'Manufacturing', 'Commercial terms'],
    bio: 'Thomas was the client before he was the consultant: he ran the ERP program of a machine-tool maker. He reads every statement of work and removes promises without a date.',
    education: 'BS Industrial Engineering, MBA',
    previousRoles: [
      'Program director at a machine-tool maker',
      'Plant controller',
      'Consultant for production planning',
    ],
    profiles: noAddress,
  },
  {
    id: 'meera-raghunathan',
    portrait: 'portrait-meera-raghunathan',
    name: 'Meera Raghunathan',
    role: 'Chief Technology Officer',
    experience: 22,
    expertise: ['S/4HANA architecture', 'Integration on BTP', 'AI guardrails'],
    bio: 'Meera decides what goes into the core and what stays outside. She runs the review that every design passes before it is estimated.',
    education: 'BTech Computer Science, MS Information Systems',
    previousRoles: ['Chief architect at a software vendor', 'Lead developer for logistics', 'Database administrator'],
    profiles: noAddress,
  },
  {
    id: 'claire-osei',
    portrait: 'portrait-claire-osei',
    name: 'Claire Osei',
    role: 'Chief Operating Officer',
    experience: 19,
    expertise: ['Managed services', 'Support', 'Delivery in two time zones'],
    bio: 'Claire runs delivery and support, and the handover between them. She keeps the rule that whoever builds a system carries its phone for the first month.',
    education: 'BA Economics, MSc Operations Management',
    previousRoles: ['Head of service at a utility', 'Incident manager', 'Service desk lead'],
    profiles: noAddress,
  },
];
