import { Banner, type BannerProps } from '../../components/Banner';
import { Section, type SectionProps } from '../../components/Section';

export interface OfferBannerProps extends BannerProps, Pick<SectionProps, 'surface'> {}

/** A Banner as a section of its own, between the head of a page and what it is about (spec 2.6, Joule). */
export function OfferBanner({ surface = 'band', ...banner }: OfferBannerProps) {
  return (
    <Section surface={surface} pad="none">
      <Banner {...banner} />
    </Section>
  );
}
