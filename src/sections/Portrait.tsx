import { Drawing, type DrawingProps } from '../components/Drawing';
import { Monogram } from '../components/Monogram';
import { Picture } from '../components/Picture';
import * as css from './Portrait.css';

export interface PortraitProps extends Pick<DrawingProps, 'loading'> {
  /** Whose it is, as it is printed beside it. */
  name: string;
  /** Address of a photograph; the line portrait stands until it is there. */
  image?: string;
  /** File of the line portrait. Without one initials stand alone. */
  drawing?: string;
  /** Line portraits look to the right. Where their words stand at the left, or the page ends at the right, they look the other way; a photograph does not. Default false. */
  mirrored?: boolean;
}

/** A person's picture, 1 : 1, which adds nothing to the name: a photograph, or the line portrait, or initials. */
export function Portrait({ name, image, drawing, mirrored, loading }: PortraitProps) {
  // The head fills it, and the shoulders run out of it.
  const drawn = drawing && (
    <Drawing name={drawing} viewBox="12 16 216 216" fit="cover" palette="portrait" loading={loading} />
  );
  return (
    <Picture
      src={image}
      alt=""
      ratio="square"
      fallback={
        <Monogram name={name} media={mirrored && drawn ? <div className={css.mirrored}>{drawn}</div> : drawn} />
      }
    />
  );
}

/** The head alone in few lines, for places of less than 100 px. */
export function SmallPortrait({ drawing, loading }: { drawing: string } & Pick<DrawingProps, 'loading'>) {
  return <Drawing name={drawing} viewBox="20 14 200 200" part="small" palette="portrait" loading={loading} />;
}
