import { useId } from 'react';
import { Drawing } from '../../components/Drawing';
import { ErrorBoundary, ErrorNotice } from '../../components/ErrorBoundary';
import { Heading } from '../../components/Heading';
import { NewsletterForm, type NewsletterFormProps } from '../../components/NewsletterForm';
import { Section, type SectionProps } from '../../components/Section';
import { Text } from '../../components/Text';
import { failures } from '../../content/failures.data';
import { type NewsletterContent, newsletter } from '../../content/newsletter.data';
import * as css from './Newsletter.css';
import { newsletterForm } from './newsletterForm';

export interface NewsletterProps extends Pick<SectionProps, 'surface' | 'rule'> {
  /** `compact` asks for the email address alone. Default `inline`. */
  variant?: NewsletterFormProps['variant'];
  /** Called once it was sent. */
  onSubscribed?: NewsletterFormProps['onSubscribed'];
  /** Words of the form. Default: those of the site. */
  content?: NewsletterContent;
}

const failed = <ErrorNotice {...failures.form} level={3} />;

/**
 * The newsletter signup as a band of its own (spec 2.8, 2.10), ready to be placed at the end of a list: it needs no
 * props. `compact` asks for the email address alone.
 */
export function Newsletter({
  content = newsletter,
  variant = 'inline',
  surface = 'band',
  rule = true,
  onSubscribed,
}: NewsletterProps) {
  const id = useId();
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
            <NewsletterForm {...newsletterForm(variant, content)} onSubscribed={onSubscribed} />
          </ErrorBoundary>
        </div>
      </div>
    </Section>
  );
}
