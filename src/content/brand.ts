import { printWorkingHours } from './format.ts';

const name = 'Norvane';
/** Domain of the site and of its email addresses. */
const domain = 'norvane.example';
const handle = domain.slice(0, domain.indexOf('.'));

/**
 * Details of the firm, which the whole site uses.
 * Placeholder brand: domains end in `.example`, and the US number is reserved for fiction. India reserves no numbers
 * for fiction.
 */
export const brand = {
  name,
  legalName: `${name} Consulting, Inc.`,
  tagline: 'Enterprise SAP & CX solutions since 2009.',
  disclaimer: 'Results may vary based on project scope.',
  founded: 2009,
  origin: `https://${domain}`,
  email: {
    contact: `hello@${domain}`,
    noReply: `no-reply@${domain}`,
    security: `security@${domain}`,
  },
  phone: {
    us: { label: '+1 215 555 0142', href: 'tel:+12155550142' },
    india: { label: '+91 22 5550 0142', href: 'tel:+912255500142' },
  },
  addresses: [
    { street: '1500 Market Street', city: 'Philadelphia', region: 'PA', postalCode: '19102', country: 'US' },
    { street: '14 Ballard Road', city: 'Mumbai', region: 'MH', postalCode: '400001', country: 'IN' },
  ],
  hours: printWorkingHours({ from: 8, to: 18 }, 'EST'),
  social: {
    linkedin: `https://linkedin.example/company/${handle}`,
    x: `https://x.example/${handle}`,
    youtube: `https://youtube.example/${handle}`,
  },
} as const;
