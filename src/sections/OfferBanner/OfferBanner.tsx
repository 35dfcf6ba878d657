import { Banner, type BannerProps } from '../../components/Banner';
import { Section, type SectionProps } from '../../components/Section';

export interface OfferBannerProps extends BannerProps, Pick<SectionProps, 'ground'> {}

/** A Banner as a section of its own, between the head of a page and what it is about (spec 2.6, Joule). */
export function OfferBanner({ ground = 'band', ...banner }: OfferBannerProps) {
  return (
    <Section ground={ground} pad="none">
      <Banner {...banner} />
    </Section>
  );
}
