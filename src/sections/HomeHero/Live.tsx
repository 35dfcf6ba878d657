import type { heroPhone, heroStage } from './stage';
import * as stageCss from './stage.css';

/** What lights up with a word: its leader, the stretch of bus that it names, and the node. */
export function Live({
  word,
  parts,
  radius,
}: {
  word: keyof typeof heroStage.words;
  parts:
    | (typeof heroStage.words)[keyof typeof heroStage.words]
    | (typeof heroPhone.words)[keyof typeof heroPhone.words];
  radius: number;
}) {
  const [x, y] = parts.node;
  // From the bend on: further up it would cut through the shelf that the leader runs out of.
  const crossing = `M${parts.leader.slice(parts.leader.indexOf('L') + 1)}`;
  return (
    <g className={stageCss.live[word]}>
      <path className={stageCss.bus} d={parts.bus} />
      <path className={stageCss.casing} d={crossing} />
      <path className={stageCss.leader} d={parts.leader} />
      <circle className={stageCss.halo} cx={x} cy={y} r={radius * 2.4} />
      <circle className={stageCss.node} cx={x} cy={y} r={radius} />
    </g>
  );
}
