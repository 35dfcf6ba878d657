import { useId, useState } from 'react';
import { Drawing } from '../../components/Drawing';
import { ErrorBoundary, ErrorNotice } from '../../components/ErrorBoundary';
import { Heading } from '../../components/Heading';
import { NewsletterForm, type NewsletterFormProps } from '../../components/NewsletterForm';
import { Section, type SectionProps } from '../../components/Section';
import { Text } from '../../components/Text';
import { failures } from '../../content/failures';
import { type NewsletterContent, newsletter } from '../../content/newsletter';
import { createDraft } from '../../messaging/draft';
import { prepare } from '../../messaging/lazyMessenger';
import type { NewsletterPreference } from '../../messaging/newsletterValues';
import { subscriber } from '../../messaging/sendSubscription';
import * as css from './Newsletter.css';
import { newsletterForm } from './newsletterForm';

type FormProps = NewsletterFormProps<NewsletterPreference>;

export interface NewsletterProps extends Pick<SectionProps, 'surface' | 'rule'> {
  /** `compact` asks for the email address alone. Default `inline`. */
  variant?: FormProps['variant'];
  /** Called once it was sent. */
  onSubscribed?: FormProps['onSubscribed'];
  /** After how many milliseconds it says that the answer is long in coming. Default 5,000. */
  patienceMs?: FormProps['patienceMs'];
  /** Words of the form. Default: those of the site. */
  content?: NewsletterContent;
  /** Subscribes. Default: the mail service of this build. */
  subscribe?: FormProps['subscribe'];
  /** Keeps what was typed across a reload. Default: in this tab, as "newsletter". */
  draft?: FormProps['draft'];
}

const failed = <ErrorNotice {...failures.form} level={3} />;

/** Two signups on one page are two forms: neither takes the other's answer for its own. */
const subscribeBy = { inline: subscriber('inline'), compact: subscriber('compact') };

/**
 * The newsletter signup as a band of its own (spec 2.8, 2.10), ready to be placed at the end of a list: it needs no
 * props. `compact` asks for the email address alone.
 */
export function Newsletter({
  content = newsletter,
  variant = 'inline',
  surface = 'band',
  rule = true,
  subscribe = subscribeBy[variant],
  draft: given,
  ...form
}: NewsletterProps) {
  const id = useId();
  const [draft] = useState(() => given ?? createDraft('newsletter', ['email', 'name', 'preferences']));
  return (
    <Section surface={surface} pad={variant === 'compact' ? 'low' : 'both'} labelledBy={id} rule={rule}>
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
          {variant === 'inline' && (
            <div className={css.picture}>
              <Drawing name="head-newsletter" viewBox="52 8 376 224" fit="contain" />
            </div>
          )}
        </div>
        <div className={css.form}>
          <ErrorBoundary fallback={failed}>
            <NewsletterForm
              {...newsletterForm(variant, content)}
              {...form}
              onUse={prepare}
              subscribe={subscribe}
              draft={draft}
            />
          </ErrorBoundary>
        </div>
      </div>
    </Section>
  );
}
