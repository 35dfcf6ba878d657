/** A picture for links shared on social networks, drawn by `npm run social -w drawings`. */
export interface SocialImage {
  /** Text in the image. */
  title: string;
  /** Drawing beside the title: a file of `public/drawings` and its visible part. */
  drawing: { name: string; viewBox: string };
  alt: string;
}

/** One per area, named after its file in `public/social`. */
export const socialImages = {
  home: {
    title: 'Enterprise CX & AI Solutions That Deliver Results',
    drawing: { name: 'hero-phone', viewBox: '-20 20 390 462' },
    alt: 'Line drawing of four connected plates: core, integration, intelligence and experience.',
  },
  services: {
    title: 'Services: from SAP core to first useful agent',
    drawing: { name: 'plate-01', viewBox: '20 76 624 312' },
    alt: 'Line drawing of a plate with servers, vessels and routes: the SAP core.',
  },
  resources: {
    title: 'Resources on SAP, customer experience and AI',
    drawing: { name: 'plate-03', viewBox: '20 76 624 312' },
    alt: 'Line drawing of a plate with a field of blocks and a graph: intelligence.',
  },
  company: {
    title: 'Enterprise SAP and customer experience since 2009',
    drawing: { name: 'plate-02', viewBox: '20 76 624 312' },
    alt: 'Line drawing of a plate with buses and connectors: integration.',
  },
  contact: {
    title: 'Book a free strategy call',
    drawing: { name: 'plate-04', viewBox: '20 76 624 312' },
    alt: 'Line drawing of a plate with screens and people: experience.',
  },
} as const satisfies Record<string, SocialImage>;

export type SocialImageName = keyof typeof socialImages;

/** Returns the image file, 1200 × 630. */
export const socialImage = (name: SocialImageName) => ({
  path: `/social/${name}.png`,
  width: 1200,
  height: 630,
  alt: socialImages[name].alt,
});
