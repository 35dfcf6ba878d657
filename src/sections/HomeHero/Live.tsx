import type { heroPhone, heroStage } from './stage';
import * as stageCss from './stage.css';

/** Highlight of a word: leader line, bus segment and node. */
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
  // The casing (a wide background under the leader line) starts at the bend of the line. Before the bend, it would
  // cover the line below the word.
  const casingPath = `M${parts.leader.slice(parts.leader.indexOf('L') + 1)}`;
  return (
    <g className={stageCss.live[word]}>
      <path className={stageCss.bus} d={parts.bus} />
      <path className={stageCss.casing} d={casingPath} />
      <path className={stageCss.leader} d={parts.leader} />
      <circle className={stageCss.halo} cx={x} cy={y} r={radius * 2.4} />
      <circle className={stageCss.node} cx={x} cy={y} r={radius} />
    </g>
  );
}
