import type { Ref } from 'react';
import { ButtonLink } from '../../components/ButtonLink';
import { Card } from '../../components/Card';
import { useWords } from '../../components/words';
import type { Resource } from '../../content/resources';
import { findDownload } from '../findDownload';
import { RecordPicture } from '../RecordPicture';
import type { Dimension } from './filter';
import * as css from './ResourceHub.css';

export interface ResourceCardsProps {
  ref: Ref<HTMLUListElement>;
  /** In display order. A featured resource is larger if it is the first. */
  resources: readonly Resource[];
  /** For each dimension, a function that returns the label of a value. */
  words: Readonly<Record<Dimension, (value: string) => string>>;
  /** Text after the length of a resource that has neither a page nor a file: "on request". */
  onRequest: string;
  /** Reason why a file cannot be downloaded. */
  fileUnavailable: string;
  /** URLs of the existing files. */
  files: readonly string[];
}

/** Number of cards with a picture on phones, where a card with a picture fills most of the window. */
const MAX_PHONE_CARDS = 7;
/** Number of tags of each kind on a card (spec 2.8). */
const MAX_TAGS = 2;

/** List of resources as cards. */
export function ResourceCards({ ref, resources, words, onRequest, fileUnavailable, files }: ResourceCardsProps) {
  const { download } = useWords('resource');
  return (
    <div className={css.clip}>
      <ul ref={ref} className={css.cards}>
        {resources.map((resource, index) => {
          const file = resource.onRequest && findDownload(resource.downloadUrl, files);
          const featured = index === 0 && resource.featured;
          const row = index >= MAX_PHONE_CARDS;
          const length = resource.duration ?? resource.readTime;
          const tags = [
            ...resource.industry.slice(0, MAX_TAGS).map(words.industry),
            ...resource.solution.slice(0, MAX_TAGS).map(words.solution),
          ];
          return (
            <li
              key={resource.id}
              className={featured ? css.lead : css.card}
              data-surface={featured ? 'band' : undefined}
            >
              <div className={css.entry}>
                <Card
                  heading={resource.title}
                  href={file ? undefined : resource.link}
                  facts={{
                    start: words.type(resource.type),
                    end: (
                      <>
                        <span>{length}</span>
                        {resource.onRequest && !file && (
                          <>
                            , <span>{onRequest}</span>
                          </>
                        )}
                      </>
                    ),
                  }}
                  text={resource.description}
                  tags={[...new Set(tags)]}
                  size={featured ? 'lead' : 'medium'}
                  row={featured ? 'wide' : row ? 'narrow' : undefined}
                  media={
                    <RecordPicture
                      drawing={resource.drawing}
                      image={resource.image}
                      loading={index === 0 ? 'eager' : 'lazy'}
                    />
                  }
                  footer={
                    resource.onRequest &&
                    resource.downloadUrl && (
                      <ButtonLink
                        size="medium"
                        icon="download"
                        href={file}
                        unavailable={fileUnavailable}
                        download
                        context={resource.title}
                      >
                        {download}
                      </ButtonLink>
                    )
                  }
                />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
