import { rem } from '../rem';
import * as css from './Icon.css';
import { paths } from './paths';

export type IconName = keyof typeof paths;

export interface IconProps {
  name: IconName;
  /** Width in px at the default font size. `text` matches the capital letters around it. Default 18. */
  size?: number | 'text';
}

/** Decorative symbol. A control without text needs a label. For pictures, use Drawing; for the brand, Logo. */
export function Icon({ name, size = 18 }: IconProps) {
  const edge = size === 'text' ? '0.85em' : rem(size);
  return (
    <svg className={css.icon} viewBox="0 0 18 18" width={edge} height={edge} aria-hidden="true">
      <path className={size === 'text' ? undefined : css.line} d={paths[name]} />
    </svg>
  );
}
