import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { Inline } from '../../components/Inline';
import { Link } from '../../components/Link';
import { Spinner } from '../../components/Spinner';
import { openCircuit } from '../openCircuit';
import type { HubLabels } from './labels';
import * as css from './ResourceHub.css';

export interface AwaitedProps {
  /** Words of both states. */
  labels: Pick<HubLabels, 'failed' | 'list'>;
  /** Whether the resources could not be fetched. */
  failed: boolean;
  /** Asks for them again. */
  onAgain: () => void;
}

/** In place of a list that is not there yet: a spinner, or what to do where it could not be fetched. */
export function Awaited({ labels, failed, onAgain }: AwaitedProps) {
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
