import { cva, type VariantProps } from 'class-variance-authority';
import * as css from './Testimonial.css';

const words = cva('', { variants: { size: css.quote } });

export interface TestimonialProps {
  /** Without quotation marks: they are set here. */
  quote: string;
  /** Who said it. */
  name?: string;
  /** What they do, and where. */
  role?: string;
  /** `large` stands alone in a section (default), `small` beside its speaker's own entry. */
  size?: NonNullable<VariantProps<typeof words>['size']>;
}

/** What somebody said, and who they are. In small beside a person whose name stands there already, without `name`. */
export function Testimonial({ quote, name, role, size = 'large' }: TestimonialProps) {
  return (
    <figure className={css.testimonial}>
      <blockquote className={words({ size })}>
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
