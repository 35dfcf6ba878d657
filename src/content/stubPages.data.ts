import { closingAt } from './closings.ts';
import type { Closing } from './companyPages/parts.ts';
import { offerings } from './offerings.data.ts';
import { headAt, type PageHeadContent } from './pageHead.ts';
import type { InternalLink, Path } from './pages.ts';
import { answerNote } from './servicePages/calls.ts';
import type { Offering } from './servicePages/types.ts';

/** Page with a title, one sentence (spec 2.1) and a link to further information. */
export interface StubPageContent {
  head: PageHeadContent;
  closing: Closing;
}

type Drawing = NonNullable<PageHeadContent['drawing']>;
interface Stub {
  drawing: Drawing;
  more: { label: string; href: InternalLink };
}

/** Part of a `plate-0…` drawing at a fixed scale, with one highlighted element. */
const part = (plate: 1 | 2 | 3 | 4, x: number, y: number, lit: string): Drawing => ({
  // The close-up of plate 4 has no people, who would be too large at this scale.
  name: `plate-0${plate}${plate === 4 ? '-close' : ''}`,
  viewBox: `${x} ${y} 320 192`,
  layout: 'detail',
  highlight: `live-${lit}`,
});

/** Returns the link to an offering on its service page. */
function scopeOf(service: Path, offerings: readonly Offering[], id: string): Stub['more'] {
  const offering = offerings.find((one) => one.id === id);
  if (!offering) throw new Error(`${service} has no offering ${id}`);
  return { label: `Scope and price: ${offering.title}`, href: `${service}#${id}` };
}
const sap = (id: string) => scopeOf('/services/sap-solutions', offerings['sap-solutions'], id);
const cx = (id: string) => scopeOf('/services/enterprise-cx', offerings['enterprise-cx'], id);
const ai = (id: string) => scopeOf('/services/ai-orchestration', offerings['ai-orchestration'], id);
const upgrade = (id: string) => scopeOf('/services/upgrade-sap', offerings['upgrade-sap'], id);

const stubs: Partial<Record<Path, Stub>> = {
  '/solutions/cx': { drawing: part(4, 170, 56, 'cx'), more: cx('service-cloud') },
  '/solutions/s4hana': {
    drawing: { name: 's4hana-integration', viewBox: '0 0 480 340', layout: 'detail', hasLabels: true },
    more: sap('btp-integration'),
  },
  '/solutions/fsm': { drawing: part(4, 214, 198, 'fsm'), more: cx('service-cloud') },
  '/solutions/btp-cpi': { drawing: part(2, 170, 150, 'btp-cpi'), more: sap('btp-integration') },
  '/solutions/cdc': {
    drawing: { name: 'customer-data', viewBox: '0 0 480 340', layout: 'detail', hasLabels: true },
    more: cx('marketing-cloud'),
  },
  '/solutions/commerce-cpq': { drawing: part(4, 330, 130, 'commerce-cpq'), more: cx('commerce') },
  '/solutions/managed-sap': { drawing: part(1, 60, 120, 'managed-sap'), more: upgrade('managed-services') },
  '/solutions/ai/assessment': {
    drawing: part(3, 354, 150, 'assessment'),
    more: { label: 'AI strategy: assessment', href: '/ai#assessment' },
  },
  '/solutions/ai/governance': {
    drawing: part(3, 158, 62, 'governance'),
    more: { label: 'AI strategy: monitoring', href: '/ai#monitoring' },
  },
  '/solutions/ai/rasp': { drawing: part(3, 50, 110, 'rasp'), more: ai('rag') },
  '/solutions/ai/predictive': { drawing: part(3, 110, 180, 'predictive'), more: ai('predictive-analytics') },
  '/solutions/ai/conversational': { drawing: part(3, 229, 198, 'conversational'), more: ai('conversational-ai') },
  '/solutions/ai/telemetry': {
    drawing: part(3, 260, 110, 'telemetry'),
    more: { label: 'AI strategy: monitoring', href: '/ai#monitoring' },
  },
  '/about/partnerships': {
    drawing: { name: 'head-joining', viewBox: '88 14 304 212', layout: 'half', hasLabels: true },
    more: { label: 'Partnership opportunities', href: '/partnerships' },
  },
  '/resources/whitepapers': {
    drawing: { name: 'head-whitepapers', viewBox: '100 8 280 224', layout: 'half', surface: 'band' },
    more: { label: 'Whitepapers in the library', href: '/resources?type=whitepaper' },
  },
  '/resources/videos': {
    drawing: { name: 'head-videos', viewBox: '100 8 280 224', layout: 'half', surface: 'band' },
    more: { label: 'Videos in the library', href: '/resources?type=video' },
  },
};

/** Stub pages by path. */
export const stubPages: Readonly<Record<string, StubPageContent>> = Object.fromEntries(
  Object.entries(stubs).map(([path, { drawing, more }]) => [
    path,
    {
      head: { ...headAt(path), drawing, actions: { primary: more } },
      closing: {
        ...closingAt(path),
        heading: 'Talk to an architect',
        text: 'Tell us what is in place and what has to change. An architect says where to start.',
        note: answerNote,
        actions: {
          primary: { label: 'Free Strategy Call', href: '/contact' },
          secondary: { label: 'See the case studies', href: '/case-studies' },
        },
      },
    },
  ]),
);
