import { ButtonLink } from '../ButtonLink';
import { useWords } from '../words';

export interface WatchRecordingProps {
  /** Of what was recorded, for those who hear the control alone. */
  heading: string;
  /** Address of the film. Without one it can be asked for, or the button stands and says why. */
  href?: string;
  /** Where to ask for a film that has no address. */
  request?: string;
}

/** The way to a film, of a recording or of an event that is over. */
export function WatchRecording({ heading, href, request }: WatchRecordingProps) {
  const words = useWords('resource');
  return (
    <ButtonLink
      size="medium"
      icon={href || !request ? 'play' : 'arrow'}
      href={href ?? request}
      unavailable={words.notRecorded}
      context={heading}
    >
      {href === undefined && request ? words.ask : words.watch}
    </ButtonLink>
  );
}
