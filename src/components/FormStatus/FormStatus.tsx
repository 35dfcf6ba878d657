import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import * as css from './FormStatus.css';

const box = cva('', { variants: { tone: css.tone }, defaultVariants: { tone: 'none' } });
const iconStyle = cva(css.icon, { variants: { tone: css.color } });
const content = cva(css.content, { variants: { place: css.layout } });
const more = cva('', { variants: { place: css.more } });

export interface FormStatusProps {
  /** Current message. Failures use an assertive live region, other messages a polite one. */
  status?: { readonly tone: 'success' | 'failure' | 'notice'; readonly message: string } | undefined;
  /** Omits the assertive live region, for a status without failures. Default false. */
  polite?: boolean;
  /** Links and buttons, shown with the message but not announced. */
  children?: ReactNode;
}

const icons = { success: 'check', failure: 'alert', notice: 'info' } as const;

/**
 * Result of a form. Render it empty from the start, because screen readers may ignore live regions that are added
 * with their text. For invalid fields, use ErrorSummary.
 */
export function FormStatus({ status, polite = false, children }: FormStatusProps) {
  const layout = status?.tone === 'notice' ? 'beside' : 'below';
  return (
    <div className={box({ tone: status?.tone })}>
      {status ? (
        <span className={iconStyle({ tone: status.tone })}>
          <Icon name={icons[status.tone]} />
        </span>
      ) : null}
      <div className={content({ place: layout })}>
        <div>
          <p role="status">{status && status.tone !== 'failure' ? status.message : null}</p>
          {polite ? null : <p role="alert">{status?.tone === 'failure' ? status.message : null}</p>}
        </div>
        {status && children ? <div className={more({ place: layout })}>{children}</div> : null}
      </div>
    </div>
  );
}
