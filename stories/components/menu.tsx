import type { MobileMenuProps } from '../../src/components/MobileMenu';
import { menuDrawing } from '../../src/sections/menuDrawing';

/** Content for the stories of the header's parts. It does not depend on the site's content. */
export const menu = {
  navigation: {
    about: {
      label: 'House',
      links: [
        { label: 'The Workshop', href: '/about', hint: 'A short history of the roof' },
        { label: 'The People', href: '/about/our-team', hint: 'Whom you meet at the bench' },
        { label: 'Apprentices', href: '/about/careers', hint: 'Free places, hours and pay' },
        { label: 'Companions', href: '/about/partnerships', hint: 'Houses that we build with' },
      ],
    },
    solutions: {
      label: 'Trades',
      first: { label: 'Every Trade', href: '/services' },
      links: [
        { label: 'Timber Frames & Roofs', href: '/services/sap-solutions', note: '10-20 weeks', plate: 'core' },
        { label: 'Shopfronts and Counters', href: '/services/enterprise-cx', note: '9-18 weeks', plate: 'cx' },
        { label: 'Looms & Mechanical Organs', href: '/services/ai-orchestration', note: '5-9 weeks', plate: 'ai' },
        { label: 'Clockwork Repair', href: '/services/joule-enablement', note: '3-5 weeks', plate: 'ai' },
        { label: 'Cellars Made Dry Again', href: '/services/upgrade-sap', note: 'As needed', plate: 'core' },
      ],
      last: { label: 'Trades at a Glance', href: '/solutions' },
      media: menuDrawing,
    },
    direct: [
      { label: 'Finished Works', href: '/resources/case-studies' },
      { label: 'Library', href: '/resources' },
    ],
  },
  action: { label: 'Speak With a Master', href: '/contact' },
  banner: 'Two Places at the Bench in Spring',
  proof: [
    { value: '30+', label: 'Roofs Raised Since 1998' },
    { value: '5-9%', label: 'Less Wood Wasted*' },
  ],
  note: '* Measured in dry summers.',
} satisfies Partial<MobileMenuProps>;
