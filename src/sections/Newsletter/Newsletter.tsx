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
  /** `compact` has only the email field. Default `inline`. */
  variant?: NewsletterFormProps['variant'];
  onSubscribed?: NewsletterFormProps['onSubscribed'];
  /** Texts of section and form. Default: those of the site. */
  content?: NewsletterContent;
}

const failed = <ErrorNotice {...failures.form} level={3} />;

/** Newsletter signup as a section (spec 2.8, 2.10). For the form alone, use NewsletterForm. */
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
