import { Heading } from '../components/Heading';
import { Text } from '../components/Text';
import * as css from './ListHead.css';

export interface ListHeadProps {
  /** For the section that it names. */
  id: string;
  /** Names the list. */
  heading: string;
  /** One or two sentences beside it. */
  lead?: string;
}

/**
 * Heading of a list of records in a low row: of one that opens a page, so that its first record stands in the first window,
 * or of one that ends a text. All lists on the pages of resources have it.
 */
export function ListHead({ id, heading, lead }: ListHeadProps) {
  return (
    <div className={css.head}>
      <Heading level={2} size="list" id={id}>
        {heading}
      </Heading>
      {lead && (
        <Text size="small" tone="muted">
          {lead}
        </Text>
      )}
    </div>
  );
}
