/**
 * What tells somebody's portrait from the others': a head from the side. Measures are 0 for the average and go about 1 either
 * way; `neck` is a share of the average.
 */
interface Portrait {
  /** `tilt` in degrees, above 0 where the figure leans forward; `size` is 1 where left out. */
  pose?: { tilt?: number; size?: number };
  /** `forehead` is above 0 where it leans back, `brow` where it stands out; `length` is that below the eyes. */
  face?: { forehead?: number; brow?: number; length?: number };
  /** `bridge` is above 0 for a hump and below for a hollow; `tip` is above 0 where it hangs and below where it is turned up; `round` is that of the tip, and `wing` how broad it is at the nostrils. */
  nose?: { length?: number; bridge?: number; tip?: number; round?: number; wing?: number };
  /** Above 0 where it is hollow under its bone, and below where it is full. */
  cheek?: number;
  /** `smile` raises the corner; `tone` is that of the lips, from 0 to 2. */
  mouth?: { full?: number; smile?: number; tone?: 0 | 1 | 2 };
  /** How far it stands out. */
  chin?: number;
  /** 1 for a square one. */
  jaw?: number;
  neck?: number;
  /** `open` is how wide; `dark` is how dark the iris is. */
  eyes?: { open?: number; dark?: 0 | 1 | 2; lashes?: boolean };
  /** `lean` is above 0 where they arch. */
  brows?: { weight?: number; lean?: number };
  /** How dark each is: hair and cloth from 0 (paper) to 5, skin from 0 to 7. */
  tones?: { hair?: number; skin?: number; cloth?: number };
  hair: 'crop' | 'parting' | 'buzz' | 'bob' | 'long' | 'knot' | 'curls' | 'swept';
  beard?: 'short' | 'full';
  glasses?: 'round' | 'square';
  earrings?: 'drops' | 'rings';
  /** Lines beside mouth and eyes. */
  lined?: boolean;
  clothes: 'suit' | 'jacket' | 'roll' | 'band' | 'hood' | 'cardigan' | 'yoke' | 'wrap';
}

/** Team member (spec 3.2). People are sample content. */
export interface TeamMember {
  id: string;
  name: string;
  role: string;
  bio: string;
  /** In their own words. */
  quote: string;
  /** Of the line portrait that stands until there is a photograph. Left out, initials stand alone. */
  portrait?: Portrait;
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
  /** Of the line portrait that stands until there is a photograph. Left out, initials stand alone. */
  portrait?: Portrait;
  /** Address of a photograph, on this site or another host. */
  image?: string;
  profiles: readonly Profile[];
}

/** Those of the team page (spec 2.7). */
export const team: readonly TeamMember[] = [
  {
    id: 'ruth-kessler',
    portrait: {
      pose: { tilt: -1, size: 1.04 },
      face: { forehead: 0, length: 0.2 },
      nose: { length: 0.1, bridge: 0.2, tip: 0.3, round: 0.6 },
      cheek: 0.5,
      mouth: { full: -0.3, smile: 0.5, tone: 1 },
      chin: 0.1,
      jaw: 0,
      neck: 0.92,
      eyes: { open: -0.2, dark: 1 },
      brows: { weight: -0.4, lean: 0.2 },
      tones: { hair: 2, skin: 1, cloth: 4 },
      hair: 'bob',
      glasses: 'round',
      lined: true,
      clothes: 'roll',
    },
    name: 'Ruth Kessler',
    role: 'Head of SAP Practice',
    bio: 'Ruth ran the finance systems of a chemicals company before she joined us. She leads the design of every S/4HANA move, from the choice of path and edition to the first close, and hands the cutover to Ingrid’s team.',
    quote: 'Most of the cost of a move is decided in the first six weeks, when you choose what to leave behind.',
  },
  {
    id: 'arjun-deshpande',
    portrait: {
      pose: { tilt: 2.5, size: 1.03 },
      face: { forehead: 0.2, brow: 0.3, length: 0.2 },
      nose: { length: 0.5, bridge: 0.7, tip: 0.3, round: 0.1, wing: 0.3 },
      cheek: 0.2,
      mouth: { full: 0.1 },
      chin: 0.2,
      jaw: 0.6,
      neck: 1.06,
      eyes: { dark: 2 },
      brows: { weight: 1.3, lean: -0.2 },
      tones: { hair: 5, skin: 4, cloth: 0 },
      hair: 'parting',
      beard: 'short',
      clothes: 'band',
    },
    name: 'Arjun Deshpande',
    role: 'Lead Integration Architect',
    bio: 'Arjun leads the integration desk in Mumbai. He draws every interface before it is built, with what happens when it fails, and keeps the drawing current afterward.',
    quote: 'If an interface fails and nobody is alerted, the customer finds out first.',
  },
  {
    id: 'noor-haddad',
    portrait: {
      pose: { tilt: -2, size: 1 },
      face: { forehead: 0 },
      nose: { length: 0, bridge: 0.4, tip: 0.1 },
      cheek: -0.2,
      mouth: { full: 0.6, smile: 0.4, tone: 1 },
      chin: 0,
      neck: 0.88,
      eyes: { open: 0.4, dark: 2, lashes: true },
      brows: { weight: 0.4, lean: 0.3 },
      tones: { hair: 5, skin: 3, cloth: 3 },
      hair: 'long',
      clothes: 'hood',
    },
    name: 'Noor Haddad',
    role: 'Head of AI Engineering',
    bio: 'Noor came from search, where a wrong answer is noticed at once. Her team builds retrieval and agents on company records and spends as long on the tests as on the models.',
    quote: 'I trust a model as far as I can read its log.',
  },
  {
    id: 'samuel-whitlock',
    portrait: {
      pose: { tilt: 2, size: 1.08 },
      face: { forehead: 0.3, brow: 0.5 },
      nose: { length: 0, bridge: -0.2, tip: 0.3, round: 1, wing: 1 },
      cheek: -0.3,
      mouth: { full: 0.9, smile: 0.5 },
      chin: 0.1,
      jaw: 0.5,
      neck: 1.12,
      eyes: { open: -0.1, dark: 2 },
      brows: { weight: 0.8 },
      tones: { hair: 3, skin: 6, cloth: 3 },
      hair: 'buzz',
      glasses: 'square',
      beard: 'full',
      lined: true,
      clothes: 'cardigan',
    },
    name: 'Samuel Whitlock',
    role: 'Head of Customer Experience',
    bio: 'Samuel started on the phones of a utility’s service center. He joins sales, service and commerce to the order behind them, and sits with the agents for a day before he changes a screen.',
    quote: 'The customer has already told us once. The second question is our fault.',
  },
  {
    id: 'ingrid-solberg',
    portrait: {
      pose: { tilt: -3, size: 1.02 },
      face: { forehead: -0.1 },
      nose: { length: -0.3, bridge: -0.6, tip: -0.7, round: 0.2 },
      cheek: 0.3,
      mouth: { full: -0.1, smile: 0.9, tone: 1 },
      chin: 0.2,
      neck: 0.93,
      eyes: { open: 0.2, dark: 0 },
      brows: { weight: -0.3, lean: 0.4 },
      tones: { hair: 2, skin: 2, cloth: 2 },
      hair: 'swept',
      lined: true,
      clothes: 'yoke',
    },
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
    portrait: {
      pose: { tilt: -1, size: 1.03 },
      face: { forehead: 0.6, brow: 0.7, length: 0.6 },
      nose: { length: 0.4, bridge: 0.5, tip: 0.4, round: 0.6, wing: 0.3 },
      cheek: 0.9,
      mouth: { full: -0.4, smile: 0.3 },
      chin: 0.5,
      jaw: 0.8,
      neck: 1.05,
      eyes: { open: -0.2, dark: 0 },
      brows: { weight: 1, lean: -0.4 },
      tones: { hair: 3, skin: 3, cloth: 4 },
      hair: 'crop',
      lined: true,
      clothes: 'suit',
    },
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
    portrait: {
      pose: { tilt: -2.5, size: 1.05 },
      face: { forehead: -0.1 },
      nose: { length: -0.4, bridge: 0.1, tip: 0.1, round: 0.4, wing: 0.3 },
      cheek: 0,
      mouth: { full: 0.5, smile: 0.6, tone: 1 },
      chin: 0,
      jaw: 0,
      neck: 0.9,
      eyes: { open: 0.4, dark: 2, lashes: true },
      brows: { weight: 0.2, lean: 0.5 },
      tones: { hair: 5, skin: 5, cloth: 2 },
      hair: 'knot',
      earrings: 'drops',
      clothes: 'jacket',
    },
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
    portrait: {
      pose: { tilt: 3, size: 1.05 },
      face: { forehead: -0.3, length: -0.2 },
      nose: { length: -0.6, bridge: -0.6, tip: 0.2, round: 1, wing: 0.9 },
      cheek: -0.5,
      mouth: { full: 1.1, smile: 0.8, tone: 1 },
      chin: -0.2,
      jaw: 0.1,
      neck: 0.92,
      eyes: { open: 0.3, dark: 2, lashes: true },
      brows: { weight: 0, lean: 0.5 },
      tones: { hair: 5, skin: 7, cloth: 1 },
      hair: 'curls',
      earrings: 'rings',
      clothes: 'wrap',
    },
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
