import { Heading } from '../Heading';
import * as css from './Prose.css';

export interface ProseProps {
  /** Parts in their order; the one that opens the text has no heading. */
  parts: readonly { heading?: string | undefined; paragraphs: readonly string[] }[];
  /** Of the parts' headings. Default 2. */
  level?: 2 | 3 | 4;
}

/** Running text of several parts, set for reading: 66 characters a line, the first paragraph larger. One paragraph is a Text. */
export function Prose({ parts, level = 2 }: ProseProps) {
  return (
    <div className={css.prose}>
      {parts.map(({ heading, paragraphs }, place) => (
        <div key={heading ?? place} className={css.part}>
          {heading && (
            <Heading level={level} size="title3">
              {heading}
            </Heading>
          )}
          {paragraphs.map((paragraph, at) => (
            <p key={paragraph} className={place === 0 && at === 0 ? css.opening : css.paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
