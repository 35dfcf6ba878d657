import { useWords } from '../words';
import * as css from './OfferingItem.css';

/** Column headers above OfferingItems, hidden from assistive technology because each item has its own labels. */
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
