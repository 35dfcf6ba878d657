import { Icon } from '../Icon';
import * as css from './Field.css';
import type { FieldTexts } from './texts';

export interface HelpAndErrorProps extends Pick<FieldTexts, 'help' | 'error'> {
  /** Id of the control or group. */
  id: string;
}

/** Help text and error message; the error has an icon in addition to its color. */
export function HelpAndError({ id, help, error }: HelpAndErrorProps) {
  return (
    <>
      {help ? (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={css.error}>
          <span className={css.errorIcon}>
            <Icon name="alert" size={16} />
          </span>
          <span>{error}</span>
        </p>
      ) : null}
    </>
  );
}
