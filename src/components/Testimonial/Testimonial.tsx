import * as css from './Testimonial.css';

export interface TestimonialProps {
  /** Without quotation marks: they are set here. */
  quote: string;
  /** Who said it. */
  name?: string | undefined;
  /** What they do, and where. */
  role?: string | undefined;
  /** `large` stands alone in a section (default), `small` beside its speaker's own entry. */
  size?: 'large' | 'small';
}

/** What somebody said, and who they are. In small beside a person whose name stands there already, without `name`. */
export function Testimonial({ quote, name, role, size = 'large' }: TestimonialProps) {
  return (
    <figure className={css.testimonial[size]}>
      <blockquote className={css.quote[size]}>
        <p>{`“${quote}”`}</p>
      </blockquote>
      {name && (
        <figcaption className={css.source}>
          <span className={css.name}>{name}</span>
          {role && <span className={css.role}>{role}</span>}
        </figcaption>
      )}
    </figure>
  );
}
