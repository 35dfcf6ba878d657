import { useState } from 'react';
import { Button } from '../../components/Button';
import { Link } from '../../components/Link';
import { Text } from '../../components/Text';
import type { MessageFormContent } from '../../content/forms';
import type { MailFallback } from '../../forms/mailto';
import * as css from './MessageForm.css';

/** Email link and copy button after a failure, because a script cannot detect whether an email program opened. */
export function SendFallback({
  fallback,
  content,
}: {
  fallback: MailFallback;
  content: MessageFormContent['fallback'];
}) {
  const [announcement, setAnnouncement] = useState('');
  const copy = async () => {
    // Cleared first, so that a second copy is announced too.
    setAnnouncement('');
    try {
      await navigator.clipboard.writeText(fallback.text);
      setAnnouncement(content.copied);
    } catch {
      setAnnouncement(content.notCopied);
    }
  };
  return (
    <div className={css.fallback}>
      <span className={css.link}>
        <Link href={fallback.mailto}>{content.open}</Link>
      </span>
      {fallback.shortened ? <Text size="small">{content.shortened}</Text> : null}
      <div className={css.copy}>
        <Button size="medium" icon="copy" onClick={copy}>
          {content.copy}
        </Button>
        <span role="status">{announcement}</span>
      </div>
    </div>
  );
}
