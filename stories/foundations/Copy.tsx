import { useState } from 'react';
import { Icon } from '../../src/components/Icon';
import { VisuallyHidden } from '../../src/components/VisuallyHidden';
import * as css from './Foundations.css';

const said = { ready: '', copied: 'Copied', failed: 'Not copied: the browser does not allow it' } as const;

/** Button that copies its text. */
export function Copy({ text, quiet }: { text: string; quiet?: boolean }) {
  const [state, setState] = useState<keyof typeof said>('ready');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <button
      type="button"
      className={quiet ? `${css.copy} ${css.bare}` : css.copy}
      onClick={copy}
      onBlur={() => setState('ready')}
    >
      <VisuallyHidden>Copy </VisuallyHidden>
      <span translate="no">{text}</span>
      <Icon name={state === 'copied' ? 'check' : 'copy'} size={12} />
      <VisuallyHidden live="polite">{said[state]}</VisuallyHidden>
    </button>
  );
}
