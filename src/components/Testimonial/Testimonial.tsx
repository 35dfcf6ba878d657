import { cva, type VariantProps } from 'class-variance-authority';
import * as css from './Testimonial.css';

const words = cva('', { variants: { size: css.quote } });

export interface TestimonialProps {
  /** Without quotation marks. */
  quote: string;
  name?: string;
  /** Role and company. */
  role?: string;
  /** `large` for a section of its own (default), `small` beside an entry of the same person. */
  size?: NonNullable<VariantProps<typeof words>['size']>;
}

/** Quotation with its source. Omit `name` beside an entry that already shows it. */
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
