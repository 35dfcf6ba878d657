import { cva, type VariantProps } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Logo } from '../Logo';
import * as css from './Picture.css';

const picture = cva(css.picture, {
  variants: {
    /** Aspect ratio: 8 : 5, 1 : 1 or 4 : 5. */
    ratio: css.ratio,
  },
  defaultVariants: { ratio: 'landscape' },
});

export interface PictureProps extends VariantProps<typeof picture> {
  /** URL of the image, on this site or an allowed host. Without it, the fallback is shown. */
  src?: string;
  /** Text alternative. Empty for a decorative image. */
  alt: string;
  /** Drawing or Monogram, shown until the image loads. Default: a hatched area with the brand's mark. */
  fallback?: ReactNode;
}

/**
 * Photograph or other raster image with a fixed aspect ratio, which prevents layout shift (spec 3.3, `image`). The
 * fallback needs no script. Hosts other than this site must be listed in `VITE_IMAGE_HOSTS` at build time. `ratio`:
 * `landscape` 8 : 5 (default), `square`, `portrait` 4 : 5. For line drawings, use Drawing.
 */
export function Picture({ src, alt, fallback, ratio }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  const isVisible = src !== undefined && failed !== src;

  // A prerendered image may have failed before hydration.
  useEffect(() => {
    const { current } = image;
    if (src && current?.complete && current.naturalWidth === 0) setFailed(src);
  }, [src]);

  return (
    <div className={picture({ ratio })}>
      <div
        className={css.fallback}
        {...(alt && !isVisible ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        {fallback ?? (
          <span className={css.placeholder}>
            <span className={css.hatched} />
            <Logo variant="icon-only" />
          </span>
        )}
      </div>
      {isVisible && (
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
