import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { focusReplacement } from '../../components/focusReplacement';
import type { ContactSuccessContent } from '../../content/contact.data';
import type { FormValues } from '../../forms/forms';
import { ContactSuccess } from '../ContactSuccess';
import { FormLayout } from '../FormLayout';
import type { MessageFormOptions } from '../MessageForm';

/** Fields kept for the next message. */
interface Sender {
  readonly name: string;
  readonly email: string;
  readonly company: string;
}

/** Props for the form inside an Inquiry. */
export interface InquiryFormProps {
  /** Sender of the previous message. */
  initial: Sender | undefined;
  /** Values from a link, until a message was sent. */
  prefill: InquiryProps['prefill'];
  onSent: (message: string, values: FormValues) => void;
}

export interface InquiryProps {
  /** Head of the page, with its h1. */
  head: ReactNode;
  /** Content beside the form, below it on narrow screens. */
  aside: ReactNode;
  /** Texts of the success screen. */
  success: ContactSuccessContent;
  /** Values from a link, for the first message only. */
  prefill?: MessageFormOptions<string>['prefill'];
  /** Renders the form. */
  children: (form: InquiryFormProps) => ReactNode;
}

/**
 * Page content with a form, which a success screen replaces after sending (spec 2.9, 4). Keeps name, email and company
 * for another message, and moves focus to the h1 of the form page or the success screen that appears.
 */
export function Inquiry({ head, aside, success, prefill, children }: InquiryProps) {
  const root = useRef<HTMLDivElement>(null);
  const [screen, setScreen] = useState<{ message?: string; sender?: Sender; changes: number }>({ changes: 0 });

  useLayoutEffect(() => {
    if (screen.changes === 0) return;
    scrollTo({ top: 0, behavior: 'instant' });
    focusReplacement(root.current?.querySelector<HTMLElement>('h1'), { preventScroll: true });
  }, [screen.changes]);

  const showSuccess = (message: string, values: FormValues) => {
    const text = (field: string) => String(values[field] ?? '');
    const sender = { name: text('name'), email: text('email'), company: text('company') };
    setScreen(({ changes }) => ({ message, sender, changes: changes + 1 }));
  };
  const showForm = () => setScreen(({ message: _, changes, ...kept }) => ({ ...kept, changes: changes + 1 }));

  return (
    <div ref={root}>
      {screen.message === undefined ? (
        <>
          {head}
          <FormLayout
            form={children({
              initial: screen.sender,
              prefill: screen.sender ? undefined : prefill,
              onSent: showSuccess,
            })}
            aside={aside}
          />
        </>
      ) : (
        <ContactSuccess {...success} message={screen.message} onAgain={showForm} />
      )}
    </div>
  );
}
