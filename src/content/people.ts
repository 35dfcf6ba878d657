/** What tells somebody's line portrait from the others'. Of measures that are shares, 1 is the average. */
interface Portrait {
  /** Where the face is turned, in degrees: below 0 to the left, up to 26 either way. */
  turn: number;
  /** How far the head leans to the right, in degrees. */
  tilt?: number;
  /** `cheeks` is 1 for a round face and -1 for one like a heart. */
  face?: { length?: number; width?: number; cheeks?: number };
  /** 0 for a pointed chin, 1 for a square one. */
  jaw: number;
  /** `slant` from -1 to 1; `lid` is above 1 where the upper lid is heavy. */
  eyes?: {
    apart?: number;
    size?: number;
    open?: number;
    slant?: number;
    lid?: number;
    /** How dark the iris is. */
    dark?: 0 | 1 | 2;
    lashes?: boolean;
    /** Where they look: -1 for the left. */
    gaze?: number;
  };
  /** `lean` is above 0 where they rise to the temples. */
  brows?: { rise?: number; arch?: number; lean?: number; weight?: number };
  /** `bridge` is 1 for a hump and -1 for a hollow; `tip` is 1 where it hangs and -1 where it is turned up. */
  nose?: { length?: number; width?: number; bridge?: number; tip?: number };
  /** `smile` is 0 for a straight mouth; `open` shows teeth, from 0 to 1; `tone` is that of the lips; `skew` raises one corner. */
  mouth?: { width?: number; smile?: number; full?: number; open?: number; tone?: number; skew?: number };
  neck?: number;
  /** Half their width, how much they drop, and how much higher the right one stands. */
  shoulders?: { width?: number; drop?: number; lean?: number };
  /** How dark each is: hair and cloth from 0 (paper) to 5, skin from 0 to 7. */
  tones?: { hair?: number; skin?: number; cloth?: number };
  hair: 'crop' | 'parting' | 'buzz' | 'bob' | 'long' | 'knot' | 'curls' | 'swept';
  /** Where it is parted: -1 at the left. */
  parted?: -1 | 1;
  /** Distance of the strands that the hair is drawn in: 2.6 for black, 5.5 for grey. */
  hatching: number;
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
      turn: 20,
      tilt: -3,
      face: { length: 1.02, width: 0.98, cheeks: 0.1 },
      jaw: 0.35,
      eyes: { size: 0.93, open: 0.66, lid: 1.3, slant: -0.35, dark: 1 },
      brows: { arch: 0.5, weight: 0.85, lean: -0.2 },
      nose: { length: 1.06, bridge: 0.8, tip: 0.2 },
      mouth: { width: 0.98, smile: 0.8, full: 0.85, tone: 2, skew: 0.3 },
      neck: 0.9,
      shoulders: { width: 97, drop: 8, lean: -4 },
      tones: { hair: 2, skin: 1, cloth: 4 },
      hair: 'bob',
      parted: -1,
      hatching: 3,
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
      turn: 8,
      tilt: 0,
      face: { length: 1.05, width: 0.94, cheeks: -0.5 },
      jaw: 0.7,
      eyes: { apart: 0.97, open: 0.72, lid: 1.2, dark: 2, slant: -0.2 },
      brows: { rise: -1.5, arch: 0, lean: 0.3, weight: 1.45 },
      nose: { length: 1.12, width: 1.05, bridge: 0.9, tip: 0.6 },
      mouth: { smile: 0, width: 0.92 },
      neck: 1.06,
      shoulders: { width: 108, drop: -3, lean: 5 },
      tones: { hair: 5, skin: 4, cloth: 0 },
      hair: 'parting',
      hatching: 2.6,
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
      turn: -13,
      tilt: 3,
      face: { length: 0.98, width: 0.93, cheeks: -0.1 },
      jaw: 0.2,
      eyes: { size: 0.98, open: 0.74, slant: 0.5, lid: 1, dark: 2, gaze: 0.1, lashes: true },
      brows: { rise: -0.4, arch: 0.3, lean: 0.2, weight: 1.15 },
      nose: { length: 1.02, width: 0.96, bridge: 0.5, tip: 0 },
      mouth: { width: 0.96, smile: 0.7, full: 1.2, tone: 3, skew: -0.3 },
      neck: 0.86,
      shoulders: { width: 86, drop: 14, lean: 5 },
      tones: { hair: 5, skin: 3, cloth: 3 },
      hair: 'long',
      parted: 1,
      hatching: 2.3,
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
      turn: 9,
      tilt: -2,
      face: { length: 0.98, width: 1.03, cheeks: 0.05 },
      jaw: 0.45,
      eyes: { apart: 1.04, size: 0.97, open: 0.72, slant: -0.5, lid: 0.8, dark: 2 },
      brows: { rise: 0.5, arch: 0.4, lean: -0.8, weight: 1.25 },
      nose: { length: 1, width: 1.5, bridge: -0.2, tip: 0.3 },
      mouth: { smile: 1.2, width: 1.1, full: 1.1 },
      neck: 1.14,
      shoulders: { width: 116, drop: 1, lean: -3 },
      tones: { hair: 4, skin: 6, cloth: 3 },
      hair: 'buzz',
      hatching: 4,
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
      turn: 17,
      tilt: 3,
      face: { length: 1.01, width: 0.94, cheeks: -0.1 },
      jaw: 0.35,
      eyes: { size: 0.98, open: 0.8, slant: 0.2, lid: 0.9, dark: 0, gaze: -0.2 },
      brows: { rise: 0.5, arch: 0.1, lean: 0.5, weight: 0.7 },
      nose: { length: 0.98, bridge: -1, width: 0.9, tip: -1 },
      mouth: { width: 1.04, smile: 1.15, full: 0.8, open: 0.72 },
      neck: 0.97,
      shoulders: { width: 102, drop: -6, lean: -4 },
      tones: { hair: 2, skin: 2, cloth: 3 },
      hair: 'swept',
      parted: -1,
      hatching: 3.6,
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
      turn: 19,
      face: { length: 1.01, width: 0.99, cheeks: -0.15 },
      jaw: 0.75,
      eyes: { size: 1.02, open: 0.76, lid: 1.2, slant: -0.4, dark: 1 },
      brows: { rise: -0.6, arch: 0, lean: -0.5, weight: 1.25 },
      nose: { length: 1.1, width: 1.2, bridge: 1.2, tip: 0.4 },
      mouth: { width: 1.1, smile: 0.2, full: 0.65 },
      neck: 1.17,
      shoulders: { width: 113, drop: -8, lean: -4 },
      tones: { hair: 3, skin: 3, cloth: 4 },
      hair: 'crop',
      hatching: 3.4,
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
      turn: -22,
      tilt: -3,
      face: { length: 1, width: 0.96, cheeks: 0.45 },
      jaw: 0.3,
      eyes: { size: 1, open: 0.78, slant: 0.15, lid: 0.8, dark: 2, lashes: true },
      brows: { rise: 0, arch: 0.4, lean: 0.1, weight: 1.05 },
      nose: { length: 1.03, width: 0.95, bridge: 0.6, tip: 0.2 },
      mouth: { width: 1.02, smile: 0.85, full: 1.05, tone: 3, skew: 0.2 },
      neck: 0.9,
      shoulders: { width: 93, drop: 6, lean: 3 },
      tones: { hair: 5, skin: 5, cloth: 2 },
      hair: 'knot',
      hatching: 2.6,
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
      turn: -3,
      tilt: 4,
      face: { length: 0.96, width: 1.06, cheeks: 0.75 },
      jaw: 0.4,
      eyes: { apart: 1.05, size: 0.93, open: 0.68, slant: 0.25, lid: 0.9, dark: 2 },
      brows: { rise: 0.8, arch: 0.6, lean: -0.3, weight: 0.95 },
      nose: { length: 0.94, width: 1.35, bridge: -0.4 },
      mouth: { width: 1, smile: 0.95, full: 1.15, open: 0.5, tone: 4 },
      neck: 0.95,
      shoulders: { width: 98, drop: 10, lean: -5 },
      tones: { hair: 5, skin: 7, cloth: 1 },
      hair: 'curls',
      hatching: 3,
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
