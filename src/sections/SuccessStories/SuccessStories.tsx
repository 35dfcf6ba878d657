import { cva } from 'class-variance-authority';
import { Drawing } from '../../components/Drawing';
import { Heading } from '../../components/Heading';
import { Section, type SectionProps } from '../../components/Section';
import { TitleLink } from '../../components/TitleLink';
import * as css from './SuccessStories.css';

const story = cva(css.story, { variants: { place: { first: css.first, second: css.second } } });
const places = ['first', 'second'] as const;

export interface SuccessStoriesProps extends Pick<SectionProps, 'index'> {
  heading: string;
  /** `value` is from 0 to 5, `label` is the source: "from 127 reviews". */
  rating?: { value: string; label: string } | undefined;
  stories: readonly {
    title: string;
    description: string;
    category: string;
    href?: string;
    /** File in `/drawings/`: 540 × 364 for the first, 480 × 190 for the others. */
    drawing: string;
  }[];
}

/** Success Stories (spec 2.3), with the rating of the structured data. For all case studies, use CaseStudiesPage. */
export function SuccessStories({ index, heading, rating, stories }: SuccessStoriesProps) {
  if (stories.length === 0) return null;
  return (
    <Section
      pad="start"
      index={index}
      heading={heading}
      aside={
        rating && (
          <div className={css.rating}>
            <p className={css.score}>
              <span className={css.figure}>{rating.value}</span> <span className={css.source}>{rating.label}</span>
            </p>
            <div className={css.scale}>
              <Drawing name="rating" viewBox="0 0 220 52" label={`${rating.value} on a scale from 0 to 5`} />
            </div>
          </div>
        )
      }
    >
      <ul className={css.stories}>
        {stories.map(({ title, description, category, href, drawing }, place) => (
          <li key={title} className={story({ place: places[place] })}>
            <div className={place === 0 ? css.pictureFirst : css.picture}>
              <Drawing
                name={drawing}
                viewBox={place === 0 ? '9 0 522 364' : '0 0 480 190'}
                fit={place === 0 ? 'contain' : 'width'}
              />
            </div>
            <div className={css.text}>
              <p className={css.category}>{category}</p>
              <Heading level={3} size={place === 0 ? 'title2' : 'title3'}>
                {href ? <TitleLink href={href}>{title}</TitleLink> : title}
              </Heading>
              <p className={css.description}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
