import type { Ref } from 'react';
import { ResourceCard } from '../../components/ResourceCard';
import type { Resource } from '../../content/resources';
import { fileAt } from '../fileAt';
import { RecordPicture } from '../RecordPicture';
import type { Dimension } from './filter';
import * as css from './ResourceHub.css';

export interface ResourceCardsProps {
  /** The list, whose entries the focus goes to. */
  ref: Ref<HTMLUListElement>;
  /** What is shown, in order. A featured one leads the list where it comes first. */
  resources: readonly Resource[];
  /** The label of each filter's values. */
  words: Readonly<Record<Dimension, (value: string) => string>>;
  /** On a card whose record no page shows: that its link asks for it. */
  onRequest: string;
  /** Why a file cannot be downloaded. */
  noFile: string;
  /** Addresses of the files that exist. */
  files: readonly string[];
}

/** How many are cards on phones, where each takes most of the window: the others are rows. */
const CARDS = 6;

/** The list of what was found. */
export function ResourceCards({ ref, resources, words, onRequest, noFile, files }: ResourceCardsProps) {
  return (
    <div className={css.window}>
      <ul ref={ref} className={css.cards}>
        {resources.map((resource, index) => {
          const file = resource.onRequest && fileAt(resource.downloadUrl, files);
          const featured = index === 0 && resource.featured;
          return (
            <li key={resource.id} className={css.card}>
              <div className={css.entry} data-featured={featured || undefined}>
                <ResourceCard
                  heading={resource.title}
                  href={file ? undefined : resource.link}
                  type={words.type(resource.type)}
                  length={resource.duration ?? resource.readTime}
                  text={resource.description}
                  industry={resource.industry.map(words.industry)}
                  solution={resource.solution.map(words.solution)}
                  note={resource.onRequest && !file ? onRequest : undefined}
                  download={
                    resource.onRequest && resource.downloadUrl ? { href: file, unavailable: noFile } : undefined
                  }
                  size={featured ? 'featured' : index < CARDS ? 'regular' : 'row-narrow'}
                  media={<RecordPicture id={resource.id} image={resource.image} />}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
