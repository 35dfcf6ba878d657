import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../ButtonLink';
import { Heading } from '../Heading';
import { TagList } from '../TagList';
import { TitleLink } from '../TitleLink';
import { formatMessage, useWords } from '../words';
import * as css from './ReportCard.css';

/** Number of findings shown (spec 2.8). */
const FINDINGS = 3;

export interface ReportCardProps {
  id?: string;
  heading: string;
  category: string;
  /** `value` for machines (2025-02-13), `label` for people. */
  date: { value: string; label: string };
  text: string;
  pages: number;
  downloads: number;
  /** Only the first three are shown. */
  keyFindings: readonly string[];
  topics: readonly string[];
  /** Displayed size: "2.4 MB". */
  fileSize: string;
  format: string;
  /** URL of the file. Without it, the button is unavailable and gives the reason. */
  downloadUrl?: string;
  /** Reason why there is no file. Default: the text of WordsProvider. */
  unavailable?: string;
  href?: string;
  /** Link for reading or requesting the report, shown before the download button. */
  action?: { label: string; href: string } | undefined;
  /** Decorative Drawing or Picture of 8 : 5. */
  media?: ReactNode;
  /**
   * Layout in windows from 700 px. `lead`: band background and large drawing, for the first report of a list. `half`:
   * beside another report. `alone`: in a row of its own, with the drawing at the end. Default `lead`.
   */
  layout?: keyof typeof css.layout;
  level?: 2 | 3 | 4;
}

/** Research report in a list, with its findings and file (spec 2.8, 3.3). For other records, use Card. */
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
  layout = 'lead',
  level = 3,
}: ReportCardProps) {
  const words = useWords('resource');
  const findings = useId();
  const shown = keyFindings.slice(0, FINDINGS);
  return (
    <article id={id} className={cx(css.card, css.layout[layout])} data-surface={layout === 'lead' ? 'band' : undefined}>
      {media && <div className={css.media}>{media}</div>}
      <div className={css.text}>
        <p className={css.facts}>
          <span>{category}</span>{' '}
          <time className={css.muted} dateTime={date.value}>
            {date.label}
          </time>
        </p>
        <Heading level={level} size={layout === 'lead' ? 'title2' : 'title3'}>
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
              {formatMessage(words.pages, pages)}, {format}, {fileSize.replace(' ', '\u00a0')}
            </span>
            <span>{formatMessage(words.downloads, downloads)}</span>
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
