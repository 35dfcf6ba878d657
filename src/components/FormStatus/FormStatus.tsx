import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import * as css from './FormStatus.css';

const box = cva('', { variants: { tone: css.tone }, defaultVariants: { tone: 'none' } });
const sign = cva(css.icon, { variants: { tone: css.color } });
const content = cva(css.content, { variants: { place: css.place } });
const more = cva('', { variants: { place: css.more } });

export interface FormStatusProps {
  /** What there is to say; leave it out while there is nothing. Failures interrupt, the others wait their turn. */
  status?: { readonly tone: 'success' | 'failure' | 'notice'; readonly message: string } | undefined;
  /** For a place that never tells of failures: leaves out the region that interrupts. */
  polite?: boolean;
  /** What to do about it, e.g. links and buttons. Shown with the message, but not read out with it. */
  children?: ReactNode;
}

const icons = { success: 'check', failure: 'alert', notice: 'info' } as const;

/**
 * What became of a form. Render it from the start, empty: live regions are only heeded when they stood there before
 * their text. For fields to put right, use ErrorSummary.
 */
export function FormStatus({ status, polite = false, children }: FormStatusProps) {
  const place = status?.tone === 'notice' ? 'beside' : 'below';
  return (
    <div className={box({ tone: status?.tone })}>
      {status ? (
        <span className={sign({ tone: status.tone })}>
          <Icon name={icons[status.tone]} />
        </span>
      ) : null}
      <div className={content({ place })}>
        <div>
          <p role="status">{status && status.tone !== 'failure' ? status.message : null}</p>
          {polite ? null : <p role="alert">{status?.tone === 'failure' ? status.message : null}</p>}
        </div>
        {status && children ? <div className={more({ place })}>{children}</div> : null}
      </div>
    </div>
  );
}
