import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Heading } from '../../components/Heading';
import { Section, type SectionProps } from '../../components/Section';
import { Text } from '../../components/Text';
import { type NewsletterContent, newsletter } from '../../content/newsletter';
import { createDraft } from '../../messaging';
import { messenger } from '../messenger';
import type { NewsletterFormProps } from '../NewsletterForm';
import * as css from './Newsletter.css';

export interface NewsletterProps
  extends Pick<NewsletterFormProps, 'variant' | 'onSubscribed' | 'timing'>,
    Pick<SectionProps, 'ground'> {
  content?: NewsletterContent;
  /** Subscribes. Default: the mail service of this build. */
  subscribe?: NewsletterFormProps['subscribe'];
  /** Keeps what was typed across a reload. Default: in this tab, as "newsletter". */
  draft?: NewsletterFormProps['draft'];
}

let come = () => {};
const near = new Promise<void>((resolve) => {
  come = resolve;
});
/**
 * The form's code, which a page fetches when a visitor comes near: it stands at the end of long lists. Until then the
 * prerendered form stands there, takes text and keeps it.
 */
const Form = lazy(async () => {
  if (typeof window !== 'undefined') await near;
  try {
    return { default: (await import('../NewsletterForm')).NewsletterForm };
  } catch (error) {
    console.error('The newsletter form could not be loaded', error);
    dispatchEvent(new Event(lost));
    // The prerendered form stays, with what was typed, and says how to write to the firm.
    return new Promise(() => {});
  }
});
/** Said when the form's code could not be fetched. */
const lost = 'newsletter:lost';

/** Two signups on one page are two forms: neither takes the other's answer for its own. */
const subscribeBy = { inline: messenger.subscriber('inline'), compact: messenger.subscriber('compact') };

/**
 * The newsletter signup as a band of its own (spec 2.8, 2.10), ready to be placed at the end of a list: it needs no
 * props. `compact` asks for the email address alone.
 */
export function Newsletter({
  content = newsletter,
  variant = 'inline',
  ground = 'band',
  subscribe = subscribeBy[variant],
  draft: given,
  ...form
}: NewsletterProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const fail = () => setFailed(true);
    addEventListener(lost, fail);
    return () => removeEventListener(lost, fail);
  }, []);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), { rootMargin: '800px' });
    observer.observe(element);
    // Whoever gets there by keyboard or by a link is near, too.
    element.addEventListener('focusin', come);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', come);
    };
  }, []);
  const [draft] = useState(() => given ?? createDraft('newsletter', ['email', 'name', 'preferences']));
  return (
    <Section ground={ground} labelledBy={id} rule>
      <div className={css.parts}>
        <div className={css.words}>
          <Heading level={2} id={id}>
            {content.heading}
          </Heading>
          <div className={css.lead}>
            <Text size="lead" measure="narrow">
              {content.lead}
            </Text>
          </div>
        </div>
        <div ref={place} data-app={failed ? 'failed' : undefined} className={css.form}>
          <Suspense>
            <Form
              {...form}
              onUse={messenger.prepare}
              content={content}
              variant={variant}
              subscribe={subscribe}
              draft={draft}
            />
          </Suspense>
        </div>
      </div>
    </Section>
  );
}
