import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../ButtonLink';
import { Heading } from '../Heading';
import { TagList } from '../TagList';
import { TitleLink } from '../TitleLink';
import { say, useWords } from '../words';
import * as css from './ReportCard.css';

/** How many findings a card shows (spec 2.8). */
const FINDINGS = 3;

export interface ReportCardProps {
  /** For links that lead to this report in the list. */
  id?: string;
  /** What it is called. */
  heading: string;
  /** Subject it belongs to, as it is printed. */
  category: string;
  /** `value` for machines, as 2025-02-13, and `label` for people. */
  date: { value: string; label: string };
  /** What it is, in one or two sentences. */
  text: string;
  /** How many pages it has. */
  pages: number;
  /** How often it was fetched; said only where there is a file. */
  downloads: number;
  /** The first three are shown. */
  keyFindings: readonly string[];
  /** Subjects it is about. */
  topics: readonly string[];
  /** As printed: "2.4 MB". */
  fileSize: string;
  /** "PDF". */
  format: string;
  /** Address of the file. Without one the button stands, and says that it has none. */
  downloadUrl?: string;
  /** Why there is no file. Default: that it is not online. */
  unavailable?: string;
  /** The page where it is read: the title leads there. */
  href?: string;
  /** Where to read it, or to ask for it: before the file. */
  action?: { label: string; href: string } | undefined;
  /** A Drawing or Picture of 8 : 5. It adds nothing to what the words say. */
  media?: ReactNode;
  /**
   * From 700 px: `lead` on a band of tone, its findings beside a large drawing, for the first of a list; `half` in a row
   * with another; `alone` for one that has a row to itself, with the drawing at its end. Default `lead`.
   */
  place?: keyof typeof css.place;
  /** Level of the heading. Default 3. */
  level?: 2 | 3 | 4;
}

/** A research report in a list (spec 2.8, 3.3), its place in the list decides its form: what it is, what it found, its file. */
export function ReportCard({
  id,
  heading,
  category,
  date,
  text,
  pages,
  downloads,
  keyFindings,
  topics,
  fileSize,
  format,
  downloadUrl,
  unavailable,
  href,
  action,
  media,
  place = 'lead',
  level = 3,
}: ReportCardProps) {
  const words = useWords('resource');
  const findings = useId();
  const shown = keyFindings.slice(0, FINDINGS);
  return (
    <article id={id} className={cx(css.card, css.place[place])} data-surface={place === 'lead' ? 'band' : undefined}>
      {media && <div className={css.media}>{media}</div>}
      <div className={css.words}>
        <p className={css.facts}>
          <span>{category}</span>{' '}
          <time className={css.quiet} dateTime={date.value}>
            {date.label}
          </time>
        </p>
        <Heading level={level} size={place === 'lead' ? 'title2' : 'title3'}>
          {href ? (
            <TitleLink href={href} arrow={!action}>
              {heading}
            </TitleLink>
          ) : (
            heading
          )}
        </Heading>
        <p className={css.description}>{text}</p>
        <TagList label={words.topics} tags={topics} />
      </div>
      <div className={css.download}>
        {action && (
          <ButtonLink size="medium" arrow href={action.href} context={heading}>
            {action.label}
          </ButtonLink>
        )}
        <div className={css.aboutFile}>
          <ButtonLink
            size="medium"
            icon="download"
            href={downloadUrl}
            unavailable={unavailable ?? words.notOnline}
            download
            context={heading}
          >
            {words.download}
          </ButtonLink>
          <p className={css.file}>
            <span>
              {say(words.pages, pages)}, {format}, {fileSize.replace(' ', '\u00a0')}
            </span>
            <span>{say(words.downloads, downloads)}</span>
          </p>
        </div>
      </div>
      {shown.length > 0 && (
        <div className={css.findings}>
          <p id={findings} className={css.label}>
            {words.findings}
          </p>
          <ol className={css.list} aria-labelledby={findings}>
            {shown.map((finding) => (
              <li key={finding} className={css.finding}>
                {finding}{' '}
              </li>
            ))}
          </ol>
        </div>
      )}
    </article>
  );
}
