import { Button } from '../Button';
import { ButtonLink } from '../ButtonLink';
import { Inline } from '../Inline';
import { VisuallyHidden } from '../VisuallyHidden';
import { formatMessage, useWords } from '../words';
import type { ExecutiveProps } from './Executive';
import * as css from './Executive.css';

/** Links to social profiles. Unavailable profiles follow in a separate row with the reason. */
export function Profiles({
  name,
  profiles,
  profileUnavailable,
}: Pick<ExecutiveProps, 'name' | 'profiles' | 'profileUnavailable'>) {
  const words = useWords('person');
  const linked = profiles.filter(({ href }) => href);
  const unlinked = profiles.filter(({ href }) => !href);
  return (
    <>
      {linked.length > 0 && (
        <Inline gap="8">
          {linked.map(({ label, href }) => (
            <ButtonLink key={label} size="medium" href={href} context={formatMessage(words.of, name)}>
              {label}
            </ButtonLink>
          ))}
        </Inline>
      )}
      {unlinked.length > 0 && (
        <div className={css.unlinked}>
          {unlinked.map(({ label }) => (
            <Button key={label} size="medium" unavailable={profileUnavailable}>
              {label}
              <VisuallyHidden>{` ${formatMessage(words.of, name)}`}</VisuallyHidden>
            </Button>
          ))}
          <span className={css.reason} aria-hidden="true">
            {profileUnavailable}
          </span>
        </div>
      )}
    </>
  );
}
