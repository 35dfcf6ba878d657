import { Heading } from '../components/Heading';
import { Text } from '../components/Text';
import * as css from './ListHead.css';

export interface ListHeadProps {
  id: string;
  heading: string;
  lead?: string;
}

/** Compact heading of a list of records, such as the main list of a page or a list below a text. */
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
