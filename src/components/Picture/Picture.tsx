import { cva, type VariantProps } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Logo } from '../Logo';
import * as css from './Picture.css';

const picture = cva(css.picture, {
  variants: {
    /** Proportions: 8 : 5, 1 : 1 or 4 : 5. */
    ratio: css.ratio,
  },
  defaultVariants: { ratio: 'landscape' },
});

export interface PictureProps extends VariantProps<typeof picture> {
  /** Address of the picture, on this site or another host. Without it the fallback stands in its place. */
  src?: string;
  /** What it shows; empty where the words beside it say so already. */
  alt: string;
  /**
   * Stands under the picture, and so is seen where there is none, or it is not there yet, or it does not load: a Drawing
   * or a Monogram. Default a hatched plate with the brand's mark.
   */
  fallback?: ReactNode;
}

/**
 * A photograph or another picture in a place of fixed proportions, so that nothing moves when it arrives (spec 3.3,
 * `image`). If it does not load, the fallback shows, without a script too. On another host it is shown where the build
 * allows that host (`VITE_IMAGE_HOSTS`). `ratio`: `landscape` 8 : 5 (default), `square`, `portrait` 4 : 5. For line drawings
 * use Drawing.
 */
export function Picture({ src, alt, fallback, ratio }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  const shown = src !== undefined && failed !== src;

  // It may have failed before this ran: a prerendered image loads without the application.
  useEffect(() => {
    const { current } = image;
    if (src && current?.complete && current.naturalWidth === 0) setFailed(src);
  }, [src]);

  return (
    <div className={picture({ ratio })}>
      <div className={css.fallback} {...(alt && !shown ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
        {fallback ?? (
          <span className={css.plate}>
            <span className={css.hatched} />
            <Logo variant="icon-only" />
          </span>
        )}
      </div>
      {shown && (
        <img
          ref={image}
          className={css.image}
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </div>
  );
}
