import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { Inline } from '../../components/Inline';
import { Link } from '../../components/Link';
import { Spinner } from '../../components/Spinner';
import { openCircuit } from '../openCircuit';
import type { HubLabels } from './labels';
import * as css from './ResourceHub.css';

export interface ListPlaceholderProps {
  labels: Pick<HubLabels, 'failed' | 'list'>;
  failed: boolean;
  onAgain: () => void;
}

/** Spinner in place of the list, or an error with a retry button. */
export function ListPlaceholder({ labels, failed, onAgain }: ListPlaceholderProps) {
  if (!failed)
    return (
      <div className={css.loading}>
        <Spinner size={24} />
      </div>
    );
  return (
    <EmptyState
      media={openCircuit}
      level={3}
      heading={labels.failed.title}
      text={labels.failed.text}
      action={
        <Inline>
          <Button variant="signal" onClick={onAgain}>
            {labels.failed.again}
          </Button>
          <Link variant="arrow" href={labels.list.href}>
            {labels.list.label}
          </Link>
        </Inline>
      }
    />
  );
}
