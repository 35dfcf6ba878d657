import { Drawing } from '../Drawing';
import { Heading } from '../Heading';
import { TagList } from '../TagList';
import { Text } from '../Text';
import * as css from './AllianceCard.css';

export interface AllianceCardProps {
  /** Its heading. */
  heading: string;
  /** What it is, in one or two sentences. */
  text: string;
  /** Who is in it, by name. */
  partners: readonly string[];
  /** Before the partners: "Partners in". */
  partnersLabel: string;
  /** File in `/drawings/`, 480 × 190. */
  drawing?: string | undefined;
}

/** A category of alliances and who is in it (spec 3.2): the content of a Cell without padding. */
export function AllianceCard({ heading, text, partners, partnersLabel, drawing }: AllianceCardProps) {
  return (
    <div className={css.card}>
      {drawing && (
        <div className={css.picture}>
          <Drawing name={drawing} viewBox="0 0 480 190" />
        </div>
      )}
      <div className={css.words}>
        <Heading level={3}>{heading}</Heading>
        <Text tone="muted">{text}</Text>
        {partners.length > 0 && (
          <div className={css.partners}>
            <p className={css.label}>{partnersLabel}</p>
            <TagList tags={partners} label={partnersLabel} />
          </div>
        )}
      </div>
    </div>
  );
}
