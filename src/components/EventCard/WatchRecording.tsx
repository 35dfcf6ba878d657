import { Button } from '../Button';
import { ButtonLink } from '../ButtonLink';
import { VisuallyHidden } from '../VisuallyHidden';
import { useWords } from '../words';

export interface WatchRecordingProps {
  /** Of what was recorded, for those who hear the control alone. */
  heading: string;
  /** Address of the film. Without one it can be asked for, or the button stands and says why. */
  href?: string | undefined;
  /** Where to ask for a film that has no address. */
  request?: string | undefined;
  /** Why there is nothing to watch. Default: that it is not online. */
  unavailable?: string | undefined;
}

/** The way to a film, of a recording or of an event that is over. */
export function WatchRecording({ heading, href, request, unavailable }: WatchRecordingProps) {
  const words = useWords('resource');
  if (!href && request) {
    return (
      <ButtonLink size="medium" icon="play" href={request} context={heading}>
        {words.ask}
      </ButtonLink>
    );
  }
  return href ? (
    <ButtonLink size="medium" icon="play" href={href} context={heading}>
      {words.watch}
    </ButtonLink>
  ) : (
    <Button size="medium" icon="play" unavailable={unavailable ?? words.notRecorded} showReason>
      {words.watch}
      <VisuallyHidden> {heading}</VisuallyHidden>
    </Button>
  );
}
