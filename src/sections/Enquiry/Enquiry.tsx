import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { focusReplacement } from '../../components/focusReplacement';
import type { ContactSuccessContent } from '../../content/contact.data';
import type { FormValues } from '../../forms/forms';
import { ContactSuccess } from '../ContactSuccess';
import { FormLayout } from '../FormLayout';

/** Who writes: kept for the next message. */
interface Who {
  readonly name: string;
  readonly email: string;
  readonly company: string;
}

/** What the form of an enquiry is given. */
export interface EnquiryFormProps {
  /** Who wrote before; nothing at first. */
  initial: Who | undefined;
  /** It was sent: what to say, and who wrote. */
  onSent: (message: string, values: FormValues) => void;
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
    focusReplacement(root.current?.querySelector<HTMLElement>('h1'), { preventScroll: true });
  }, [screen.changes]);

  const showSuccess = (message: string, values: FormValues) => {
    const text = (field: string) => String(values[field] ?? '');
    const who = { name: text('name'), email: text('email'), company: text('company') };
    setScreen(({ changes }) => ({ message, who, changes: changes + 1 }));
  };
  const showForm = () => setScreen(({ message: _, changes, ...kept }) => ({ ...kept, changes: changes + 1 }));

  return (
    <div ref={root}>
      {screen.message === undefined ? (
        <>
          {head}
          <FormLayout form={children({ initial: screen.who, onSent: showSuccess })} aside={aside} />
        </>
      ) : (
        <ContactSuccess {...success} message={screen.message} onAgain={showForm} />
      )}
    </div>
  );
}
