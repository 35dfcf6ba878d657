import { CaseStudy, type CaseStudyProps } from '../../components/CaseStudy';
import { Section } from '../../components/Section';
import { RecordPicture } from '../RecordPicture';

export interface CaseStudiesProps {
  /** Each gets a section of its own, numbered in their order. */
  studies: readonly (Omit<CaseStudyProps, 'titleId' | 'media' | 'level'> & {
    id: string;
    /** Name of a drawing, or the address of a photograph. */
    image: string;
    /** The page that tells it in full. */
    href?: string;
  })[];
}

/** Projects told whole, one below the other (spec 2.8, case studies). */
export function CaseStudies({ studies }: CaseStudiesProps) {
  return studies.map(({ id, image, href, ...study }, place) => (
    <Section key={id} id={id} index={place + 1} surface={place % 2 ? 'band' : 'canvas'} labelledBy={`${id}-title`}>
      <CaseStudy
        {...study}
        titleId={`${id}-title`}
        media={<RecordPicture id={id} image={image} />}
        action={href ? { label: 'Read the whole case', href } : undefined}
      />
    </Section>
  ));
}
