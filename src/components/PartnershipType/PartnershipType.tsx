import { useId } from 'react';
import { DashList } from '../DashList';
import { Heading } from '../Heading';
import { IndexNumber } from '../IndexNumber';
import { Text } from '../Text';
import * as css from './PartnershipType.css';

export interface PartnershipTypeProps {
  /** Its number in the list, from 1. */
  index: number;
  /** Its heading. */
  heading: string;
  /** What it is, in one or two sentences. */
  text: string;
  /** What a partner gets, a few words each. */
  benefits: readonly string[];
  /** Over the benefits: "What you get". */
  benefitsLabel: string;
}

/** A way to be a partner, and what it gives (spec 3.2): the content of a Cell. A partner by name is a KeyAlliance. */
export function PartnershipType({ index, heading, text, benefits, benefitsLabel }: PartnershipTypeProps) {
  const id = useId();
  return (
    <div className={css.type}>
      <div className={css.head}>
        <IndexNumber value={index} />
        <Heading level={3}>{heading}</Heading>
      </div>
      <Text>{text}</Text>
      {benefits.length > 0 && (
        <div className={css.benefits}>
          <p id={id} className={css.label}>
            {benefitsLabel}
          </p>
          <DashList items={benefits} labelledBy={id} />
        </div>
      )}
    </div>
  );
}
