import { useWords } from '../words';
import * as css from './OfferingItem.css';

/** Heads of the columns above a list of OfferingItems, for the eye alone: each item names its columns itself. */
export function OfferingHeads() {
  const { service, includes, timeline, price, result } = useWords('offer');
  return (
    <div className={css.heads} aria-hidden="true">
      <span />
      <span>{service}</span>
      <span>{includes}</span>
      <span>{timeline}</span>
      <span>{price}</span>
      <span>{result}</span>
    </div>
  );
}
