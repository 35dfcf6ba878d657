import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Section } from '../../components/Section';
import {
  type ContactFieldName,
  type ContactFormContent,
  type ContactSuccessContent,
  contactFields,
} from '../../content/contact';
import { type ContactSubmission, createDraft, type Draft } from '../../messaging';
import { ContactForm, type ContactFormProps } from '../ContactForm';
import { ContactSuccess } from '../ContactSuccess';
import * as css from './ContactEnquiry.css';
import { sendContact } from './sendContact';

export interface ContactEnquiryProps {
  /** Opens the screen; holds the page's h1. */
  head: ReactNode;
  form: ContactFormContent;
  /** Beside the form; below it in narrow windows. */
  aside: ReactNode;
  success: ContactSuccessContent;
  /** What the fields hold at first, e.g. the inquiry type that a link asked for. */
  initial?: Partial<ContactSubmission> | undefined;
  /** Sends the enquiry. Default: the mail service of this build. */
  send?: ContactFormProps['send'] | undefined;
  /** Keeps unfinished text across a reload. Default: in this tab, as "contact". */
  draft?: Draft<ContactFieldName> | undefined;
}

/**
 * The project enquiry as a whole: head, form and aside until it was sent, then the success screen in place of all
 * three, and back, with name, email and company kept so that nobody types them twice. After each change of screen the
 * focus is on its h1.
 */
export function ContactEnquiry({
  head,
  form,
  aside,
  success,
  initial,
  send = sendContact,
  draft: given,
}: ContactEnquiryProps) {
  const root = useRef<HTMLDivElement>(null);
  const [draft] = useState(() => given ?? createDraft('contact', contactFields));
  const [screen, setScreen] = useState<{ message?: string; values: Partial<ContactSubmission>; changes: number }>({
    values: initial ?? {},
    changes: 0,
  });

  useLayoutEffect(() => {
    if (screen.changes === 0) return;
    scrollTo({ top: 0, behavior: 'instant' });
    root.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [screen.changes]);

  const show = (message: string | undefined, { name = '', email = '', company = '' }: Partial<ContactSubmission>) =>
    setScreen(({ changes }) => ({
      ...(message === undefined ? {} : { message }),
      values: { name, email, company },
      changes: changes + 1,
    }));

  return (
    <div ref={root}>
      {screen.message === undefined ? (
        <>
          {head}
          <Section pad="none" rule>
            <div className={css.sheet}>
              <div className={css.form}>
                <ContactForm content={form} send={send} onSent={show} initial={screen.values} draft={draft} />
              </div>
              <aside className={css.aside}>{aside}</aside>
            </div>
          </Section>
        </>
      ) : (
        <ContactSuccess {...success} message={screen.message} onAgain={() => show(undefined, screen.values)} />
      )}
    </div>
  );
}
