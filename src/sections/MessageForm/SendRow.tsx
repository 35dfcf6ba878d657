import { Button } from '../../components/Button';
import { Link } from '../../components/Link';
import { Text } from '../../components/Text';
import type { MessageFormContent } from '../../content/forms';
import { ContactLinks } from './ContactLinks';
import * as css from './MessageForm.css';

export interface SendRowProps {
  content: Pick<MessageFormContent, 'submit' | 'promise' | 'privacy' | 'withoutScript' | 'notConnected'>;
  state: 'live' | 'unconnected' | 'inert';
  busy: boolean;
  /** Label of the button while busy. */
  submitting: string;
}

/** Submit button. Beside it is the note `promise` or, if the form is not `live`, other ways of contact. */
export function SendRow({ content, state, busy, submitting }: SendRowProps) {
  const { withoutScript, notConnected } = content;
  const unconnected = state !== 'live' && notConnected;
  return (
    <div className={css.send}>
      <div className={css.button}>
        <Button
          type="submit"
          variant="signal"
          width="full-narrow"
          arrow
          busy={busy}
          unavailable={state === 'inert' ? notConnected?.short : undefined}
        >
          {busy ? submitting : content.submit}
        </Button>
      </div>
      {unconnected ? (
        <div className={css.beside}>
          <Text size="small">{unconnected.short}</Text>
          <Text as="div" size="small">
            <ContactLinks links={unconnected.links} />
          </Text>
        </div>
      ) : (
        <>
          <div className={css.noScriptNotice}>
            <Text as="div" size="small">
              {withoutScript.short} <ContactLinks links={withoutScript.links} />
            </Text>
          </div>
          <div className={css.promise}>
            <Text size="small" tone="muted">
              {content.promise} <Link href={content.privacy.href}>{content.privacy.label}</Link>
            </Text>
          </div>
        </>
      )}
    </div>
  );
}
