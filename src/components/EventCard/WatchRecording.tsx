import { ButtonLink } from '../ButtonLink';
import { useWords } from '../words';

export interface WatchRecordingProps {
  /** Title of the recording, for the accessible name of the link. */
  heading: string;
  /** URL of the recording. Without it, the link leads to `request`; without both, the button is unavailable. */
  href?: string;
  /** Page for requesting a recording that has no URL. */
  request?: string;
}

/** Link to a recording. */
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
