import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { ContactSuccessContent } from '../../content/contact';
import { ContactSuccess } from '../ContactSuccess';
import { FormLayout } from '../FormLayout';

/** Who writes: kept for the next message. */
interface Who {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly company?: string | undefined;
}

/** What the form of an enquiry is given. */
export interface EnquiryFormProps {
  /** Who wrote before; nothing at first. */
  initial: Who | undefined;
  /** It was sent: what to say, and who wrote. */
  onSent: (message: string, submission: Who) => void;
}

export interface EnquiryProps {
  /** Opens the screen; holds the page's h1. */
  head: ReactNode;
  /** Beside the form; below it in narrow windows. */
  aside: ReactNode;
  /** Words of the screen after sending. */
  success: ContactSuccessContent;
  /** The form. */
  children: (form: EnquiryFormProps) => ReactNode;
}

/**
 * A form's screen as a whole (spec 2.9, 4): head, form and aside until it was sent, then the success screen in place of
 * all three, and back, with name, email and company kept so that nobody types them twice. After each change of screen
 * the focus is on its h1.
 */
export function Enquiry({ head, aside, success, children }: EnquiryProps) {
  const root = useRef<HTMLDivElement>(null);
  const [screen, setScreen] = useState<{ message?: string; who?: Who; changes: number }>({ changes: 0 });

  useLayoutEffect(() => {
    if (screen.changes === 0) return;
    scrollTo({ top: 0, behavior: 'instant' });
    root.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [screen.changes]);

  const show = (message: string | undefined, { name = '', email = '', company = '' }: Who) =>
    setScreen(({ changes }) => ({
      ...(message === undefined ? {} : { message }),
      who: { name, email, company },
      changes: changes + 1,
    }));

  return (
    <div ref={root}>
      {screen.message === undefined ? (
        <>
          {head}
          <FormLayout form={children({ initial: screen.who, onSent: show })} aside={aside} />
        </>
      ) : (
        <ContactSuccess {...success} message={screen.message} onAgain={() => show(undefined, screen.who ?? {})} />
      )}
    </div>
  );
}
