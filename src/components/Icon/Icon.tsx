import { rem } from '../rem';
import * as css from './Icon.css';
import { paths } from './paths';

export type IconName = keyof typeof paths;

export interface IconProps {
  /** Which icon. */
  name: IconName;
  /**
   * Edge of the square in px at the usual size of text, which it grows with; the line stays 1.6 px at every size. `text` is
   * as high as the capitals around it, with a line to match. Default 18.
   */
  size?: number | 'text';
}

/**
 * A sign beside words, from a closed set. It is hidden from assistive technology: where it stands alone, the control
 * around it carries the name. For pictures use Drawing, for the brand use Logo.
 */
export function Icon({ name, size = 18 }: IconProps) {
  const edge = size === 'text' ? '0.85em' : rem(size);
  return (
    <svg className={css.icon} viewBox="0 0 18 18" width={edge} height={edge} aria-hidden="true">
      <path className={size === 'text' ? undefined : css.line} d={paths[name]} />
    </svg>
  );
}
